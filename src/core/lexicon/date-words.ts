// What stands before a date and says which day it is.

/** The day of the last change. */
export const UPDATED =
  /\b(?:updated?|modified|revised)\b|aktualisiert|mis à jour|actualizad|aggiornat|atualizad|обновлен|更新|수정/iu;
/** Words that stand before a date and are none of it. */
export const DATE_LABEL =
  /^(?:(?:first |last |originally )?(?:published|posted|updated|modified|created|written|reviewed|date)(?: on| at)?|on|am|le|el|veröffentlicht(?: am)?|publié le|publicado(?: el)?|опубликовано|дата|发表于|发布于|发布时间|发布日期|更新时间|更新於|發布於|發佈於|公開日?|投稿日?|掲載日?|更新日?|입력|등록일?|작성일?|게시일?|수정일?|نشر(?: في)?|تاريخ النشر|تاریخ(?: انتشار)?|פורסם(?: ב)?|प्रकाशित|เผยแพร่(?:เมื่อ)?)\s*[:：]?\s*/iu;
