import { expect, test } from 'vitest';
import { checkAddress } from '../../src/fetch/guard/check-address.ts';
import { isPublicAddress } from '../../src/fetch/guard/special-addresses.ts';
import { readHosts } from '../../src/fetch/guard/read-hosts.ts';
import { forbiddenAddresses } from './forbidden-addresses.ts';

const PUBLIC = [
  'https://example.com/',
  'http://example.com:8080/a?b#c',
  'https://sub.domain.example.co.uk/',
  'https://bücher.example/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::808:808]/',
  'http://172.15.0.1/',
  'http://172.32.0.1/',
  'http://100.63.255.255/',
  'http://100.128.0.1/',
  'https://local.example/',
  'https://localhost.example/',
  'https://internal.example/',
  'https://example.com./',
  'https://a_b.example/',
];

test.each(PUBLIC)('%s may be asked', (address) => {
  expect(checkAddress(address).href).toBe(new URL(address).href);
});

/** Names that only a look-up unmasks; the browser's own layer is for them. */
const ONLY_BY_LOOKUP = /rebind|six\.example|b.{0,10}cher/i;

test.each(forbiddenAddresses(8080).filter((address) => !ONLY_BY_LOOKUP.test(address)))(
  '"%s" is refused before anything is looked up',
  (address) => {
    expect(() => checkAddress(address)).toThrow(expect.objectContaining({ code: 'address-refused' }));
  },
);

test('a very long address does not fill the message', () => {
  const refused = () => checkAddress(`http://localhost/${'a'.repeat(100_000)}`);
  expect(refused).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{0,300}$/) }));
});

test('an address is public only in the ranges that are given out for the internet', () => {
  expect(['1.1.1.1', '2a00:1450:4001::1', '64:ff9b::1.1.1.1'].map(isPublicAddress)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', 'name', '1.1', '::', '2001:db8::1', '2606:4700::1%eth0'].map(isPublicAddress)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

test('hosts are read from lines as people write them', () => {
  expect(readHosts(' https://News.Example/login \nother.example:8080, 127.1\n\nnot a host:')).toEqual([
    'news.example',
    'other.example',
    '127.0.0.1',
    'not',
    'a',
    'host',
  ]);
});
