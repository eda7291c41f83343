import { expect, test } from 'vitest'

import { fieldTexts } from '#app/enquiries/form/enquiry.ts'
import { projectBySlug } from '#test/helpers/listed.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const pay = { name: 'Asha Rao', message: 'Price?' }

test.each([
  ['/ska-estate', projectBySlug('ska-estate').name],
  ['/bhutani-city-center/wellness', 'Wellness'],
  ['/city/mumbai', 'Mumbai'],
])(
  'without script the form of %s is answered there, with each fault under its field',
  async (page, heading) => {
    const shown = await (await fetchPath(page)).text()
    expect(shown).toContain(`action="${page}?answer#enquire"`)
    const response = await postForm(`${page}?answer`, { ...pay, page, phone: '12345', email: '' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]*>)*${heading}`))
    for (const text of [fieldTexts.wrongPhone, fieldTexts.email]) expect(html).toContain(text)
    for (const text of ['value="Asha Rao"', 'value="12345"']) expect(html).toContain(text)
  },
)
