// The rules that need no network: waiting times, encodings, refreshing pages, redirects out of encryption, media types.

import { expect, test } from 'vitest';
import { decode } from '../../src/fetch/answer/decode.ts';
import { failureError } from '../../src/fetch/answer/failures.ts';
import { DEFAULT_LIMITS } from '../../src/fetch/limits.ts';
import { essence, kindOf, settleKind } from '../../src/fetch/answer/media-type.ts';
import { findMetaRefresh } from '../../src/fetch/answer/meta-refresh.ts';
import { nextAddress } from '../../src/fetch/guard/redirect.ts';
import { backoff, readRetryAfter } from '../../src/fetch/answer/retry-after.ts';

test('Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Thu, 01 Jan 2026 00:00:05 GMT', now)).toBe(5_000);
  expect(readRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter('9'.repeat(400), now)).toBe(86_400_000);
  expect(readRetryAfter('Thu, 01 Jan 2099 00:00:00 GMT', now)).toBe(86_400_000);
  expect(readRetryAfter('soon', now)).toBeUndefined();
  expect(readRetryAfter(undefined, now)).toBeUndefined();
});

test('each wait is twice the one before, with some of it left to chance', () => {
  expect([0, 1, 2].map((attempt) => backoff(attempt, { base: 1_000, random: () => 0 }))).toEqual([
    1_000, 2_000, 4_000,
  ]);
  expect(backoff(0, { base: 1_000, random: () => 1 })).toBe(1_500);
});

const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each<[what: string, bytes: Uint8Array, header: string | undefined, text: string, charset: string]>([
  ['the header', latin('caf\xe9'), 'text/html; charset=ISO-8859-1', 'café', 'windows-1252'],
  ['a quoted header', latin('caf\xe9'), 'text/html;charset="latin1"', 'café', 'windows-1252'],
  ['the mark before the header', utf8('\uFEFFcafé'), 'text/html; charset=latin1', 'café', 'utf-8'],
  ['UTF-16 by its mark', Uint8Array.of(0xff, 0xfe, 0x48, 0, 0x69, 0), undefined, 'Hi', 'utf-16le'],
  [
    'a meta element',
    latin('<meta charset=windows-1251>\xcf'),
    'text/html',
    '<meta charset=windows-1251>П',
    'windows-1251',
  ],
  [
    'an old meta element',
    latin('<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">\xf0'),
    undefined,
    '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">П',
    'koi8-r',
  ],
  [
    'the XML declaration',
    latin('<?xml version="1.0" encoding="iso-8859-2"?>\xe8'),
    'text/xml',
    '<?xml version="1.0" encoding="iso-8859-2"?>č',
    'iso-8859-2',
  ],
  ['a name that nobody knows', utf8('naïve'), 'text/html; charset=martian', 'naïve', 'utf-8'],
  ['nothing, but valid UTF-8', utf8('naïve'), undefined, 'naïve', 'utf-8'],
  ['nothing, and no UTF-8', latin('na\xefve'), undefined, 'naïve', 'windows-1252'],
  [
    'a page that says UTF-16 in letters',
    utf8('<meta charset=utf-16>é'),
    undefined,
    '<meta charset=utf-16>é',
    'utf-8',
  ],
])('the encoding follows %s', (_, bytes, header, text, charset) => {
  expect(decode(bytes, header)).toEqual({ text, charset });
});

test.each<[html: string, target: string | undefined]>([
  ['<meta http-equiv="refresh" content="0; url=/new">', '/new'],
  [
    `<META HTTP-EQUIV=Refresh CONTENT="0;URL='https://a.example/?b=1&amp;c=2'">`,
    'https://a.example/?b=1&c=2',
  ],
  ['<meta content="1,/new" http-equiv=refresh>', '/new'],
  ['<meta http-equiv=refresh content=0;url=/new>', '/new'],
  ['<meta http-equiv="refresh" content="5; url=/later">', undefined],
  ['<meta http-equiv="refresh" content="300">', undefined],
  ['<noscript><meta http-equiv="refresh" content="0; url=/no"></noscript>', undefined],
  ['<!-- <meta http-equiv="refresh" content="0; url=/no"> -->', undefined],
  ['<script>"<meta http-equiv=refresh content=0;url=/no>"</script>', undefined],
  ['<template><meta http-equiv="refresh" content="0; url=/no"></template>', undefined],
  ['<title>x</title><meta http-equiv="refresh" content="0; url=a>b">', 'a>b'],
  ['<meta name="description" content="0; url=/no">', undefined],
  ['<'.repeat(100_000), undefined],
  ['<!--'.repeat(25_000), undefined],
  ['<meta http-equiv="refresh" '.repeat(4_000), undefined],
])('%.80s sends its reader to %s', (html, target) => {
  expect(findMetaRefresh(html)).toBe(target);
});

test('a redirect out of encryption is refused, the way into it is not', () => {
  const go = (from: string, to: string) =>
    nextAddress(new URL(from), to, { hops: [], status: 302, limits: DEFAULT_LIMITS }).href;
  expect(() => go('https://a.example/', 'http://a.example/')).toThrow(
    expect.objectContaining({ code: 'redirect-refused' }),
  );
  expect(go('http://a.example/x#part', 'https://a.example/x')).toBe('https://a.example/x#part');
});

test('a type is judged by its name, an unnamed one by its first letters', () => {
  const kind = (header: string | undefined, text: string) => {
    const found = kindOf(essence(header));
    return found && settleKind(found, text);
  };
  expect(kind('Text/HTML; charset=x', 'plain')).toBe('html');
  expect(kind('application/atom+xml', '<feed>')).toBe('xml');
  expect(kind('application/problem+json', '{}')).toBe('json');
  expect(kind('text/markdown', '<!doctype html><p>In disguise.')).toBe('html');
  expect(kind('text/plain', '<html> is an element')).toBe('text');
  expect(kind(undefined, ' <!DOCTYPE HTML><p>x')).toBe('html');
  expect(kind(undefined, '<?xml version="1.0"?><rss/>')).toBe('xml');
  expect(kind(undefined, 'just words')).toBe('text');
  expect(kind('application/pdf', '%PDF')).toBeUndefined();
});

test.each([
  ['net::ERR_CERT_DATE_INVALID', 'untrusted-server'],
  ['SEC_ERROR_UNKNOWN_ISSUER', 'untrusted-server'],
  ['NS_ERROR_UNKNOWN_HOST', 'not-connected'],
  ['net::ERR_CONTENT_LENGTH_MISMATCH', 'broken-answer'],
  ['net::ERR_CONNECTION_TIMED_OUT', 'not-connected'],
  ['something new', 'not-connected'],
])('%s is told as %s', (words, code) => {
  expect(failureError('https://a.example/', words)).toMatchObject({ code });
});
