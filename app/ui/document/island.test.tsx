import type { FunctionComponent } from 'react'
import { expect, test } from 'vitest'

import { island } from './island.tsx'

type Fields = { label: string; limit?: number }
const Part: FunctionComponent<Fields> = ({ label }) => <b>{label}</b>
const Pressed: FunctionComponent<{ onPress: () => void }> = () => null

test('an island keeps the name of its script, and takes its part’s props', () => {
  const Emi = island({ name: 'emi' }, Part)
  expect(Emi.island).toBe('emi')
  expect(Emi.Part).toBe(Part)
  expect(<Emi label="Loan" limit={3} />).toBeTruthy()
})

// The compiler is the test: the expected errors fail type-check where one compiles.
test('props that JSON cannot carry do not compile', () => {
  const Emi = island({ name: 'emi' }, Part)
  // @ts-expect-error -- a prop of another type
  expect(<Emi label={3} />).toBeTruthy()
  // @ts-expect-error -- a prop that is missing
  expect(<Emi />).toBeTruthy()
  // @ts-expect-error -- a prop that the part does not know
  expect(<Emi label="Loan" other="3" />).toBeTruthy()
  // @ts-expect-error -- a name that leads to no script
  expect(island({ name: 'nowhere' }, Part)).toBeTruthy()
  // @ts-expect-error -- a function, which no JSON carries
  expect(island({ name: 'emi' }, Pressed)).toBeTruthy()
})
