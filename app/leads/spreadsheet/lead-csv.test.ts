import { expect, test } from 'vitest'

import { streamCsv } from './lead-csv.ts'

const lead = {
  phone: '9800000011',
  name: 'Asha',
  location: 'Sector 10, Greater Noida',
  ts: '2026-11-21 09:42:10',
}

async function csvOf(...messages: string[]): Promise<string> {
  async function* parts() {
    for (const message of messages) yield [{ ...lead, message }]
  }
  const bytes = await new Response(streamCsv(parts())).bytes()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

test('the head follows a byte order mark, and every line ends as RFC 4180 says', async () => {
  expect(await csvOf()).toBe('\uFEFFPhone,Name,Message,Location,Date\r\n')
  expect(await csvOf('घर?', 'One\n"two"')).toBe(
    '\uFEFFPhone,Name,Message,Location,Date\r\n' +
      '9800000011,Asha,घर?,"Sector 10, Greater Noida",2026-11-21 09:42:10\r\n' +
      '9800000011,Asha,"One\n""two""","Sector 10, Greater Noida",2026-11-21 09:42:10\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '＝1+1', '\t=1+1', '\r\n@SUM(A1)'])(
  'a message of %j is no formula',
  async (message) => {
    expect(await csvOf(message)).toContain(`,'${message.trim()},`)
  },
)
