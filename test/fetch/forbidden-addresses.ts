// Addresses that lead into the person's own machine or network, in every spelling that a page could use. `PORT` is the
// port of a real server that listens on all of this machine's addresses.

/** This machine: a request would arrive. */
const LOOPBACK = `
  127.0.0.1 127.1 127.0.1 127.0.0.1. 127.0.0.2 127.255.255.254 2130706433 0x7f000001 0x7F.0.0.1 0x7f.1 0177.0.0.1 017700000001
  0177.0.0x1 127.0.0.01 0.0.0.0 0 0x0 00000000 0.0.0.0. １２７.０.０.１ 127。0。0。1 127．0．0．1 ①②⑦.⓪.⓪.① %31%32%37.0.0.1
  127.0.0.%31 localhost LOCALHOST localhost. LocalHost. foo.localhost a.b.localhost. ⓛⓞⓒⓐⓛⓗⓞⓢⓣ ｌocalhost loc%61lhost
  localhost.localdomain [::1] [0:0:0:0:0:0:0:1] [::0001] [0000::1] [::] [::0] [::ffff:127.0.0.1] [::FFFF:7F00:1] [::ffff:7f00:0001]
  [0:0:0:0:0:ffff:127.0.0.1] [::127.0.0.1] [::7f00:1] [::ffff:0:127.0.0.1] [::ffff:0.0.0.0] [64:ff9b::7f00:1] [64:ff9b::127.0.0.1]
  [64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:7f00:0001::1] [2001:0:7f00:1::1]
  rebind.example REBIND.example rebind.example. a.b.c.rebind.example xn--bcher-kva.example bücher.example six.example six.example.
`;

/** Private, shared, reserved: no server of the public internet has one. */
const RESERVED = `
  10.0.0.1 10.255.255.255 0x0a000001 167772161 172.16.0.1 172.31.255.254 192.168.0.1 192.168.1.1 192.168.257 0xc0a80101 3232235777
  100.64.0.1 100.100.100.200 100.127.255.254 169.254.169.254 169.254.1.1 0xa9fea9fe 2852039166 0251.0376.0251.0376 198.18.0.1
  198.19.255.255 192.0.0.1 192.0.0.192 192.0.2.1 198.51.100.1 203.0.113.1 192.88.99.1 224.0.0.1 239.255.255.250 240.0.0.1
  255.255.255.255 0.1.2.3 [::ffff:10.0.0.1] [::ffff:169.254.169.254] [::ffff:c0a8:101] [::10.0.0.1] [64:ff9b::a00:1] [2002:a00:1::]
  [2002:c0a8:101::1] [2001::1] [fc00::1] [fc01::1] [fd00::1] [fd00:ec2::254] [fdff::1] [fe80::1] [FE80::1] [fe81::1] [febf::1]
  [fec0::1] [ff02::1] [ff0e::1] [100::1] [2001:db8::1] [2001:2::1] [2001:10::1] [2001:20::1] [3fff::1] [5f00::1] [4000::1] [8000::1]
  [fe80::1%25lo] router router. printer.local nas.home.arpa metadata.google.internal box.lan app.test db.corp wiki.intranet gate.home
  vault.private
`;

const words = (text: string): string[] => text.trim().split(/\s+/);

/** No page at all, or one with a key in its address. */
const NO_PAGE = [
  'file:///etc/passwd',
  'ftp://site.example/',
  'gopher://127.0.0.1:PORT/_GET%20/',
  'data:text/html,<p>hello</p>',
  'javascript:alert(1)',
  'blob:http://127.0.0.1:PORT/1',
  'ws://127.0.0.1:PORT/',
  'view-source:http://127.0.0.1:PORT/',
  'chrome://settings/',
  'chrome-extension://abcdefghijklmnop/secret.html',
  'about:blank',
  'filesystem:http://127.0.0.1:PORT/temporary/1',
  'http://user:pass@site.example/',
  'http://user@site.example/',
  'http://site.example@127.0.0.1:PORT/',
  'http://site.example:22/',
  'http://site.example:25/',
  'http://site.example:6000/',
  'http://site.example:6667/',
  'http://site.example:10080/',
  'http:///',
  'http://',
  '127.0.0.1:PORT',
  '',
];

/** Spellings that browsers themselves take for an address, though they look like none. */
const ODD = [
  'http:\\\\127.0.0.1:PORT\\',
  'http:127.0.0.1:PORT',
  'HTTP://127.0.0.1:PORT/',
  ' http://127.0.0.1:PORT/ ',
  'ht\ntp://127.0.0.1:PORT/',
  'https://127.0.0.1:PORT/',
  'https://[::1]:PORT/',
];

export const forbiddenAddresses = (port: number): string[] =>
  [...words(LOOPBACK), ...words(RESERVED)]
    .map((host) => `http://${host}:PORT/secret`)
    .concat(NO_PAGE, ODD)
    .map((address) => address.replace('PORT', String(port)));

/** Where a redirect could lead. */
export const forbiddenTargets = (port: number): string[] =>
  [
    'http://127.0.0.1:PORT/',
    'http://rebind.example:PORT/',
    'http://six.example:PORT/',
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    '//127.0.0.1:PORT/',
    '\\\\127.0.0.1:PORT\\',
    'http:\\\\127.0.0.1:PORT',
    'http://2130706433:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://user:pass@127.0.0.1:PORT/',
    'http://rebind.example.:PORT/',
    'http://192.168.0.1/',
    'file:///etc/passwd',
    'data:text/html,<p>hello</p>',
    'javascript:alert(1)',
    'ftp://127.0.0.1:PORT/',
  ].map((address) => address.replace('PORT', String(port)));
