import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'

const specification = readFileSync('docs/spec.md', 'utf8')
const shown = [...specification.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)].map(([, text = '']) =>
  text.replace(/ \(toast\)$|^server message or /, ''),
)

test.each([
  enquiryTexts.required,
  enquiryTexts.phone,
  enquiryTexts.failed,
  signInTexts.incomplete,
  signInTexts.wrong,
  signInTexts.unreachable,
  signInTexts.success,
  listTexts.none,
])('the catalogue of errors has “%s” word for word', (text) => {
  expect(shown).toContain(text)
})

test('the fields of the login and of the leads list have the names of the specification', () => {
  const { phone, password, go } = signInTexts
  expect(specification).toContain(`fields ${phone} and ${password}, button ${go}.`)
  expect(specification).toContain(`with placeholder ${listTexts.searchHint}, an export button`)
  expect(specification).toContain(`(${Object.values(listTexts.columns).join(', ')})`)
})
