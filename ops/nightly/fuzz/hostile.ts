import fc from 'fast-check'

export const NAMES_OF_OBJECTS = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor[prototype][isAdmin]',
  '__proto__.isAdmin',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
] as const

export const MARK = 'fuzz-was-here'

/** Stacks name files by such addresses. */
export const TYPED_FILE = 'file:///etc/passwd'

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%00',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '\u202Egnp.exe',
  '\uFEFF',
  '\uD800',
  'é'.normalize('NFD').repeat(400),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '👩‍👩‍👧‍👦'.repeat(50),
  'शर्मा जी',
  '٣٤٥',
  '९८७६५४३२१०',
  `"><script>${MARK}</script>`,
  `'"><img src=x onerror=${MARK}>`,
  `</title></textarea></style><svg onload=${MARK}>`,
  `javascript:${MARK}`,
  `{{7*7}}\${7*7}<%= 7*7 %>#{7*7}`,
  "' OR '1'='1",
  "'; DROP TABLE leads; --",
  '1) OR pg_sleep(20)--',
  "\\'; SELECT pg_sleep(20)--",
  '%',
  '_',
  '\\',
  '%%%%%%%%%%%%%%%%%%%%%%%%%%%%_%',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd%00.png',
  TYPED_FILE,
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  'data:text/html,x',
  '=cmd|/c calc!A1',
  '@SUM(1+1)',
  '; cat /etc/passwd #',
  '$(sleep 20)',
  '`sleep 20`',
  '((a+)+)+$',
  '{"$gt":""}',
  '[]',
  '{}',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '3',
  '1.5',
  '1e3',
  '1e999',
  '0x10',
  '007',
  '2147483648',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '2026-02-30',
  '2026-11-25',
  '0000-00-00',
  '-271821-04-20',
  '+275760-09-13',
  '9999-12-31T23:59:59.999Z',
  '2026-11-25T10:00',
  '25:61',
  '11:00',
  '9876543210',
  '+919876543210',
  'a@example.com',
  'a@b',
  'x'.repeat(300),
  'x'.repeat(5000),
]

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 8 },
  { arbitrary: fc.string({ maxLength: 30 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 1 },
  { arbitrary: fc.integer({ min: 1, max: 300 }).map(String), weight: 3 },
)

/** As it may be in an address: escaped, or half escaped. */
export const anyPart: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed())), weight: 4 },
  { arbitrary: anyText.map((text) => encodeURI(text.toWellFormed())), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%c0%af',
      '%ff%fe',
      '%u0041',
      '%ed%a0%80',
      '..',
      '.',
      '%2e%2e',
    ),
    weight: 1,
  },
)

/** For HTTP/1.1, one byte a character. */
export const anyHeader: fc.Arbitrary<string> = anyText.map(asHeader)

export function asHeader(text: string): string {
  return Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replaceAll(/[^ -~\u00A1-\u00FF]/g, '')
    .slice(0, 2000)
}
