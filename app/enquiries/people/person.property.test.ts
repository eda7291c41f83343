import fc from 'fast-check'
import { expect, test } from 'vitest'

import { leaving, personOf, phonesOf, splitLeads, type Merge, type Split } from './person.ts'

const phone = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const merges: fc.Arbitrary<Merge[]> = fc.array(
  fc
    .record({ phone, other: phone, isOne: fc.boolean() })
    .filter(({ phone: one, other }) => one !== other),
  { maxLength: 12 },
)
const enquiries = ['a', 'b', 'c', 'd', 'e', 'a', 'b'].map((one, at) => ({
  id: `${at}`,
  phone: one,
}))
const enquiry = fc.constantFrom(...enquiries)
const splits: fc.Arbitrary<Split[]> = fc.array(
  fc.record({ leadId: enquiry.map(({ id }) => id), isApart: fc.boolean() }),
  { maxLength: 6 },
)

const idsOf = (lead: { id: string; phone: string }, said: { links: Merge[]; unlinks: Split[] }) =>
  personOf(lead, enquiries, said).map(({ id }) => id)

test('linked phones are one person from both sides, and from a third', () => {
  fc.assert(
    fc.property(merges, splits, enquiry, enquiry, (said, apart, one, other) => {
      const all = { links: said, unlinks: apart }
      const ids = idsOf(one, all)
      expect(ids).toContain(one.id)
      const theirs = idsOf(other, all)
      const isOne = ids.includes(other.id)
      expect(theirs).toEqual(isOne ? ids : theirs.filter((id) => !ids.includes(id)))
    }),
  )
})

test('it does not matter which of two phones is named first', () => {
  fc.assert(
    fc.property(merges, splits, enquiry, (said, apart, one) => {
      const turned = said.map((row) => ({ ...row, phone: row.other, other: row.phone }))
      expect(idsOf(one, { links: turned, unlinks: apart })).toEqual(
        idsOf(one, { links: said, unlinks: apart }),
      )
    }),
  )
})

test('two linked phones are one person, and separate after an undo', () => {
  fc.assert(
    fc.property(merges, splits, enquiry, enquiry, (said, apart, one, other) => {
      fc.pre(!phonesOf(one.phone, said).has(other.phone))
      const pair = { phone: one.phone, other: other.phone }
      const joined = [...said, { ...pair, isOne: true }]
      expect(phonesOf(one.phone, joined)).toEqual(phonesOf(other.phone, joined))
      const back = [...joined, { ...pair, isOne: false }]
      const before = idsOf(one, { links: said, unlinks: apart })
      expect(idsOf(one, { links: back, unlinks: apart })).toEqual(before)
    }),
  )
})

test('an unlinked enquiry is alone, and as before once linked again', () => {
  fc.assert(
    fc.property(merges, splits, enquiry, enquiry, (said, apart, one, other) => {
      fc.pre(!splitLeads(apart).has(other.id))
      const out = [...apart, { leadId: other.id, isApart: true }]
      expect(idsOf(other, { links: said, unlinks: out })).toEqual([other.id])
      const again = [...out, { leadId: other.id, isApart: false }]
      const before = idsOf(one, { links: said, unlinks: apart })
      expect(idsOf(one, { links: said, unlinks: again })).toEqual(before)
    }),
  )
})

test('an unlinked phone is alone, and the others stay together', () => {
  fc.assert(
    fc.property(merges, phone, (said, one) => {
      const others = [...phonesOf(one, said)].filter((each) => each !== one)
      const after = [...said, ...leaving(one, said)]
      expect([...phonesOf(one, after)]).toEqual([one])
      for (const each of others)
        expect([...phonesOf(each, after)].toSorted()).toEqual(others.toSorted())
    }),
  )
})
