import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface TabsProps<Id extends string> {
  label: string;
  tabs: { id: Id; label: string }[];
  chosen: Id;
  /** Of the part below the tabs; unique on the page. */
  panelId?: string;
  onChoose(id: Id): void;
  children: ComponentChildren;
}

/** Tabs after the ARIA pattern: one stop for Tab, arrow keys choose. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, panelId = 'view', onChoose, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const forward =
      getComputedStyle(event.currentTarget as Element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const step = { [forward]: 1, [backward]: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = (at + step + tabs.length) % tabs.length;
    onChoose((tabs[next] as { id: Id }).id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <section class="tabs">
      <div ref={list} class="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-label={tab.label}
            id={`tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={panelId}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="view" id={panelId} role="tabpanel" aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
