import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { quietCourt as quiet } from '#test/catalogue/quiet-court.ts'

import { placedFaults, parseProject } from './project-faults.ts'

function said(summary: string, was: Partial<Project> = {}, rest: Partial<Project> = {}) {
  const { project, faults } = parseProject({ ...quiet, summary, ...rest })
  if (!project) throw new Error(JSON.stringify(faults))
  const before = { ...quiet, ...was }
  return placedFaults(project, { before, others: [], holders: new Map() }).map(({ isAdvice }) =>
    isAdvice ? 'advice' : 'fault',
  )
}

test.each([
  // Possession
  'Possession in June 2031.',
  'Possession by Jun. 2031.',
  'Possession: 15 June 2031.',
  'Possession, June 15th, 2031.',
  'Possession in Q4 2031.',
  'Possession in the fourth quarter of 2031.',
  'Possession by 06/2031.',
  'Possession on 15.06.2031.',
  'Handover by 2031-06.',
  'Ready for possession in 2031.',
  'Possession by the end of 2031.',
  "Delivery by Jun '31.",
  'Possession in Ju\u200Bne 20\u200B31.',
  'Possession in Ｊｕｎｅ ２０３１.',
  'Possession in June\u00A0\u00A02031.',
  'Possession in June २०३१.',
  'कब्ज़ा जून २०३१ में।',
  'कब्ज़ा दिसंबर 2031 तक।',
  'पज़ेशन 2031 में।',
  'Keys by December 2027.',
  'Possession: Dec 27.',
  'Possession 2027.',
  '2027 possession.',
  'Possession 12/27.',
  'Ready to move in.',
  'Immediate possession.',
  'Possession started.',
  'Ready flats.',
  'OC by June 2029.',
  'Possesion by June 2031.',
  'Kabza June 2031 tak.',
  'Possession by 30/6/31.',
  'Possession in FY 2031-32.',
  'When is possession? In June 2031.',
  'RERA possession: June 2031.',
  'तुरंत कब्ज़ा।',
  'Possession was handed over in March 2024, and Keys in June 2031.',
  // Prices
  'Homes from Rs 99,00,000.',
  'Homes from ₹99,00,000/- onwards.',
  'Homes at INR 9900000.',
  'Homes from 9\u200B9 Lacs.',
  'Homes from ९९ लाख.',
  'Homes from ₹ 1.2 करोड़.',
  'Homes from ₹99L.',
  'Homes from ₹ 90–99 Lacs.',
  '95 lakhs onwards.',
  'Rs 99,00,000 all in.',
  'Homes from ₹ 55 Lacs + GST.',
  'Book now at ₹ 55 Lacs.',
  'Homes from ₹ 55 Lacs/unit.',
  'Homes @ ₹ 55 Lacs.',
  'Price – ₹ 55 Lacs.',
  'Plots from 55L.',
  'Homes at ₹ 55 Lacs per plot.',
  '₹ 55 Lacs per plot.',
  'Homes for ₹ 55 Lacs.',
  'Homes from fifty five lakhs.',
  'Homes from one crore.',
  // Registration
  'RERA number is P51700000009.',
  'RERA registration no. P51700000009.',
  'Registered under RERA as 2024/5678.',
  'RERA UPRERA\u200BPRJ999.',
  'RERA No - P51700000009.',
  'UP RERA: PRJ 999.',
  'GGM/999/731/2024.',
  'RERA UPRERAPRJ९९९.',
  'रेरा नंबर P51700000009 है।',
  // Land
  'Homes on 900 ac.',
  'Homes on 900 acres.',
  'Homes on ９００ acres.',
  'Homes on 900 एकड़.',
  'Homes on 40 hectares.',
  'Homes on 9\u200B00 acres.',
  'Homes on about 12 acres.',
  'Homes on 20 bighas.',
  'Homes on twelve acres.',
  'Homes on 900 gaj of land.',
  // Counts
  'Towers of G+24.',
  'Towers of 24 levels.',
  'Towers of forty floors.',
  'Stilt+40.',
  'Floors: 30.',
  'Homes with 4 बेडरूम.',
  'Towers of 24 floors.',
  'From the park, towers of 24 storeys rise.',
])('a contradicting text blocks publishing: %s', (text) => {
  expect(said(text)).toEqual(['fault'])
})

test.each([
  'The clubhouse has 3 floors.',
  'There are 3 floors of parking.',
  'Homes nearby sell at ₹ 1.2 crore.',
  'Part of a 100-acre township.',
  'A 40,000 sq. ft. clubhouse.',
  'The road was completed in March 2025.',
  'See P51700000009 at the authority.',
  'Possession of the first phase in March 2025.',
  'The developer completed Royal City in March 2015.',
  'Their last township was delivered in 2019.',
  'The authority allows completion until December 2031.',
  'The first 10 floors are cast.',
])('a text that may be about something else is only advice: %s', (text) => {
  expect(said(text)).toEqual(['advice'])
})

test.each([
  'Possession in Dec 2026.',
  'Possession in DECEMBER 2026.',
  'Possession in Q4 2026.',
  'Possession by 12/2026, as 31 December 2026 is the last day.',
  'कब्ज़ा दिसम्बर २०२६ में।',
  'Launched in March 2024, possession in December 2026.',
  'By March 2025 the road opened.',
  'By March 2025 the road opened, and the homes are yours later.',
  'The registration with RERA came in March 2025.',
  'Approved under the RERA 2016 Act.',
  'Sold under the RERA Act 2016.',
  'Registered with RERA in 12/2024.',
  'RERA number UPRERAPRJ111.',
  'About 9.3 acres.',
  'On 9.3 acres.',
  'Nearly 9 acres.',
  'On 3.77 hectares.',
  'Towers of 23 floors and a clubhouse.',
  'From Rs. 80,00,000.',
  'From ₹ 0.8 crore, book with ₹ 2 lakh.',
  'Maintenance of ₹ 6,500 per month, a loan of up to ₹ 50 lakh.',
  'Rents from ₹ 1.2 lakh a month.',
  'Open in 2026 units.',
  'Towers of G+22.',
  'Possession: Dec 26.',
  'Keys by 12/26.',
  'The price has risen from ₹ 75 Lacs to ₹ 80 Lacs.',
  'Possession moved from June 2026 to December 2026.',
  'RERA number UP RERA PRJ 111.',
  'RERA No. UPRERAPRJ111/08/2024.',
  'Agent RERA no. UPRERAAGT12345.',
  'Fit-outs take three months after possession.',
  'Open 24/7.',
  'Tanks of 500 L, for 50 L a day.',
  'The G+22 towers have lobbies.',
  'A hundred lakh reasons, ten lakh trees.',
])('accepts the same value, or one of something else: %s', (text) => {
  expect(said(text)).toEqual([])
})

const old = { possession: 'June 2025', price: '70 Lacs', area: '6.5 acres' }
const headlines: [string, Project['headline']][] = [
  ['possession', { lead: 'Possession in June', words: ['2025', '2025!'] }],
  ['price', { lead: 'Homes at ₹ 70', words: ['Lacs', 'lakh'] }],
  ['area', { lead: 'Homes on 6.5', words: ['acres', 'acres of green'] }],
  ['a number', { lead: 'RERA', words: ['UPRERAPRJ999', 'UPRERAPRJ111'] }],
]
test.each(headlines)('reads a headline with its words: an old %s', (_name, headline) => {
  const rera = { registered: true, number: 'UPRERAPRJ999' } as const
  expect(said('Homes.', { ...old, rera }, { headline })).toContain('fault')
})

test.each([
  ['Yours in Jun 2025.', 'advice'],
  ['Possession in Jun 2025.', 'fault'],
  ['Yours by 06/2025.', 'advice'],
  ['Homes, Rs 70,00,000.', 'fault'],
  ['Homes, ₹ ७० लाख.', 'fault'],
  ['Yours with 70 Lacs of loan.', 'advice'],
])('recognises a former value in other words: %s', (text, found) => {
  expect(said(text, old)).toEqual([found])
})

function claims(summary: string) {
  const { rera: _rera, ...bare } = quiet
  const { project } = parseProject({ ...bare, summary })
  if (!project) throw new Error('The listing is not sound')
  return placedFaults(project, { before: bare, others: [], holders: new Map() })
}

test.each([
  'RERA registered homes.',
  'RERA approved.',
  'A MahaRERA registered project.',
  'Registered with UP RERA.',
  'Registered under the Uttar Pradesh RERA.',
  'रेरा पंजीकृत घर।',
  'Approved by UP-RERA.',
  'RERA & bank approved.',
  'RERA approval received.',
  'Registered with the authority.',
])('no text may claim a registration that is not entered: %s', (text) => {
  expect(claims(text)).toMatchObject([{ at: ['summary'], text: expect.stringContaining('RERA') }])
})

test.each([
  'Sold by a RERA registered agent.',
  'Not registered with RERA.',
  'A RERA compliant agreement.',
  'The developer is registered with UP RERA.',
  'RERA approved soon.',
  'To be registered with UP RERA.',
])('a text about an agent, or a denial, claims nothing: %s', (text) => {
  expect(claims(text)).toEqual([])
})
