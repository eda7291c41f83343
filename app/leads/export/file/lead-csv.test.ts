import { expect, test } from 'vitest'

import { fileColumns } from './file-columns.ts'
import { streamCsv } from './lead-csv.ts'

async function csvOf(messages: readonly string[], chosen: readonly string[] = []): Promise<string> {
  const cells = ['Sector 10, Greater Noida', '2026-11-21 09:42:10', ...chosen]
  async function* parts() {
    for (const message of messages) yield [['9800000011', 'Asha', message, ...cells]]
  }
  const bytes = await new Response(streamCsv(fileColumns(chosen), parts())).bytes()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

test('the head follows a byte order mark, and every line ends as RFC 4180 says', async () => {
  expect(await csvOf([])).toBe('\uFEFFPhone,Name,Message,Location,Date\r\n')
  expect(await csvOf(['घर?', 'One\n"two"'])).toBe(
    '\uFEFFPhone,Name,Message,Location,Date\r\n' +
      '9800000011,Asha,घर?,"Sector 10, Greater Noida",2026-11-21 09:42:10\r\n' +
      '9800000011,Asha,"One\n""two""","Sector 10, Greater Noida",2026-11-21 09:42:10\r\n',
  )
})

test('chosen columns follow the standard ones', async () => {
  expect(await csvOf([''], ['email', 'first-source'])).toBe(
    '\uFEFFPhone,Name,Message,Location,Date,Email,Source (first source)\r\n' +
      '9800000011,Asha,,"Sector 10, Greater Noida",2026-11-21 09:42:10,email,first-source\r\n',
  )
})

async function phonesOf(phone: string, dialled: string): Promise<string> {
  async function* parts() {
    yield [[phone, 'Asha', '+971501234567', '', '', dialled]]
  }
  const bytes = await new Response(streamCsv(fileColumns(['dialled']), parts())).bytes()
  return new TextDecoder().decode(bytes).split('\r\n')[1] ?? ''
}

test('a known phone is written as it is dialled, and only in the columns of phones', async () => {
  expect(await phonesOf('+971501234567', '+971501234567')).toBe(
    "+971501234567,Asha,'+971501234567,,,+971501234567",
  )
  expect(await phonesOf('9800000011', '+919800000011')).toMatch(/^9800000011,.*,\+919800000011$/)
})

test.each(['+1+1', '+971501234567+1', '=971501234567', '+cmd|calc', '-971501234567', '+97150\n1'])(
  'a phone of %j is still escaped',
  async (phone) => {
    expect(await phonesOf(phone, phone)).toMatch(/^"?'/)
  },
)

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '＝1+1', '\t=1+1', '\r\n@SUM(A1)'])(
  'a message of %j is no formula',
  async (message) => {
    expect(await csvOf([message])).toMatch(/,"?'/)
  },
)

test.each(['Price?;=1+1;', 'a\t@SUM(A1)', 'x;-1'])(
  '%j is no formula after a semicolon or a tab',
  async (message) => {
    const text = await csvOf([message])
    expect(text).not.toMatch(/[;\t][=+\-@]/)
    expect(text).toMatch(/[;\t]'[=+\-@]/)
  },
)
