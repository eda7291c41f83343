import { expect, test } from 'vitest'

import { phoneDoubtTexts } from '#app/enquiries/form/phone/phone-doubt.ts'
import { db } from '#db/client.server.ts'
import { phoneSpellings } from '#test/helpers/phone-spellings.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const pay = { phone: '9876543210', name: 'Asha Rao', email: 'asha@example.com', message: 'Price?' }

/** A text that no other test of this run uses. */
let serial = 0
function fresh(text: string): string {
  serial += 1
  return `${text} ${Date.now()} ${serial}`
}

test.each(phoneSpellings)(
  'without script $written with $chosen chosen is stored as $number',
  async ({ written, chosen, number, country }) => {
    const message = `Posted ${written} ${chosen}`
    const fields = { ...pay, message, phone: written, country: chosen }
    expect((await postForm('/connect', fields)).status).toBe(200)
    const rows = await db
      .selectFrom('leads')
      .select(['phone', 'phone_country'])
      .where('message', '=', message)
      .execute()
    expect(rows).toEqual([{ phone: number, phone_country: country }])
    await db.deleteFrom('leads').where('message', '=', message).execute()
  },
)
test.each([
  ['+855 91 234 567', 'KH', 'Cambodia'],
  ['00971501234567', 'AE', 'United Arab Emirates'],
])('a refused form with %s comes back with %s chosen', async (phone, code, name) => {
  const response = await postForm('/connect', { ...pay, phone, email: 'asha' })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toMatch(new RegExp(`<option value="${code}" selected="">[^<]*${name}`))
  expect(html).toContain(`value="${phone}"`)
})
test('without script an ambiguous number is asked about, stored as answered, and nothing is lost', async () => {
  const message = fresh('Ambiguous')
  const fields = { ...pay, message, phone: '(650) 555-1234', country: 'IN' }
  const stored = () =>
    db.selectFrom('leads').select('phone').where('message', '=', message).orderBy('id').execute()
  for (const phoneIs of ['', 'other']) {
    const response = await postForm('/connect', { ...fields, phoneIs })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain(phoneIs === '' ? phoneDoubtTexts.question : phoneDoubtTexts.choose)
    expect(html).toContain('+91 65055 51234')
    for (const kept of [message, 'value="(650) 555-1234"']) expect(html).toContain(kept)
  }
  expect(await stored()).toEqual([])
  expect((await postForm('/connect', { ...fields, phoneIs: 'US' })).status).toBe(200)
  expect(await stored()).toEqual([{ phone: '+16505551234' }])
  expect((await postForm('/connect', { ...fields, phoneIs: 'IN' })).status).toBe(200)
  expect(await stored()).toEqual([{ phone: '+16505551234' }, { phone: '6505551234' }])
})
test('a call in any notation is taken as before', async () => {
  const message = fresh('Called')
  const response = await fetchPath('/api/v1/user/connect', {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({
      meta: { pid: 'northlight' },
      pay: { ...pay, message, phone: '(650) 555-1234' },
    }),
  })
  expect(response.status).toBe(200)
  await db.deleteFrom('leads').where('message', '=', message).execute()
})
test.each(['zz9', '<b>', 'ZZ', ''])('a country of %j does not break the page', async (country) => {
  expect((await postForm('/connect', { ...pay, phone: '12', country })).status).toBe(422)
})
