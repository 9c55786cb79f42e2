// A virtual list, accordions and tabs whose closed panels are not in the page: TanStack Virtual, Radix and Headless UI.

import {
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react';
import * as Accordion from '@radix-ui/react-accordion';
import * as Tabs from '@radix-ui/react-tabs';
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement as h, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const NUMBERS = Array.from({ length: 300 }, (_, index) => index);

/** Rows of two heights, measured when they come into sight; row 150 has a part that nobody sees. */
function Log() {
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: NUMBERS.length,
    getScrollElement: () => box.current,
    estimateSize: () => 30,
    overscan: 2,
  });
  return h(
    'div',
    { ref: box, id: 'log', style: { height: 240, overflow: 'auto' } },
    h(
      'div',
      { style: { height: list.getTotalSize(), position: 'relative' } },
      list.getVirtualItems().map((item) =>
        h(
          'div',
          {
            key: item.key,
            ref: list.measureElement,
            'data-index': item.index,
            style: { position: 'absolute', top: 0, width: '100%', transform: `translateY(${item.start}px)` },
          },
          h(
            'p',
            { style: { margin: 0, height: item.index % 3 ? 24 : 55 } },
            `Reading ${item.index} of the gauge.`,
            item.index === 150 ? h('span', { style: { color: '#fff' } }, 'Praise the harbour.') : null,
          ),
        ),
      ),
    ),
  );
}

const question = (value: string, answer: string) =>
  h(
    Accordion.Item,
    { value, key: value },
    h(Accordion.Header, null, h(Accordion.Trigger, null, `When is ${value}?`)),
    h(Accordion.Content, null, h('p', null, answer)),
  );

const radix = () => [
  h(
    Accordion.Root,
    { type: 'single', collapsible: true, key: 'accordion' },
    question('low water', 'At noon the mud lies bare.'),
    question('high water', 'At six the quay is wet.'),
  ),
  h(
    Tabs.Root,
    { defaultValue: 'north', key: 'tabs' },
    h(
      Tabs.List,
      null,
      h(Tabs.Trigger, { value: 'north' }, 'North quay'),
      h(Tabs.Trigger, { value: 'south' }, 'South quay'),
    ),
    h(Tabs.Content, { value: 'north' }, 'The north quay is deep.'),
    h(Tabs.Content, { value: 'south' }, 'The south quay is shallow.'),
  ),
];

const headless = () => [
  h(
    Disclosure,
    { key: 'disclosure' },
    h(DisclosureButton, null, 'Where do boats wait?'),
    h(DisclosurePanel, null, 'They wait on the mud.'),
  ),
  h(
    TabGroup,
    { key: 'tabs' },
    h(TabList, null, h(Tab, null, 'Winter'), h(Tab, null, 'Summer')),
    h(
      TabPanels,
      null,
      h(TabPanel, null, 'In winter nobody sails.'),
      h(TabPanel, null, 'In summer all sail.'),
    ),
  ),
];

const PARTS = { log: () => h(Log), radix, headless };

export function show(part: keyof typeof PARTS, place: Element): void {
  createRoot(place).render(h('div', null, PARTS[part]()));
}
