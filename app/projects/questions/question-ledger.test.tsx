import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { pageOfProject } from '#app/projects/model/sub-page.ts'
import { reraNotice } from '#app/projects/rera/rera-notice.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { poplarFarms } from '#test/catalogue/poplar-farms.ts'

import { QuestionLedger } from './question-ledger.tsx'
import { questions } from './question.ts'

function ledger(project: Parameters<typeof pageOfProject>[0], today = '2026-11-29'): string {
  const page = pageOfProject(project)
  return renderToStaticMarkup(
    <QuestionLedger page={page} notice={reraNotice(project, {})} today={today} />,
  )
}

test('a confirmed row gives value, source and day, and offers nothing', () => {
  const { rera: _rera, ...rest } = cedarCourt
  expect(ledger(rest)).toContain(
    '<dt>Price</dt><dd>From ₹1.50\u00A0crore</dd><dd class="question-source">' +
      'Developer’s information, <time dateTime="2026-11-21">21 Nov 2026</time></dd>',
  )
  expect(ledger(rest)).not.toContain('question=price')
  expect(ledger(rest, '2027-01-05')).toContain('checked 45 days ago')
})

test('an asked row says whom, when and by when', () => {
  const asked = [{ question: 'plans', whom: 'Cedar', on: '2026-11-24', due: '2026-12-01' }] as const
  const html = ledger({ ...cedarCourt, asked }, '2026-12-01')
  expect(html).toContain('<dd>Asked Cedar on 24 Nov, <small>answer due 1 Dec</small></dd>')
  expect(html).toContain('class="question--asked"')
  expect(ledger({ ...cedarCourt, asked }, '2026-12-02')).toContain(
    '<dd>Asked Cedar on 24 Nov, <small>answer was due 1 Dec, not here yet</small></dd>',
  )
  expect(html).toContain('/tell-me?project=cedar-court&amp;question=plans')
})

test('what is open is one block: a way to ask for each, and to be told of each', () => {
  const html = ledger(poplarFarms)
  expect(html.match(/Still open/g)).toHaveLength(1)
  expect(html.match(/Ask us about: /g)).toHaveLength(8)
  expect(html).toContain('/poplar-farms?ask=Plot+layout#enquire')
  const told = [...html.matchAll(/href="\/tell-me\?project=poplar-farms&amp;question=([\w-]+)"/g)]
  expect(told.map(([, key]) => key)).toEqual(questions.map(({ key }) => key))
  expect(html).toContain('On request')
  expect(html).toContain('UP-RERA')
  expect(html).not.toContain('<dl')
})

test('confirmed rows come first', () => {
  const asked = (['plans', 'possession'] as const).map((question) => ({
    question,
    whom: 'Cedar',
    on: '2026-11-24',
  }))
  const html = ledger({ ...cedarCourt, asked })
  const order = [...html.matchAll(/class="question--([a-z-]+)"/g)].map(([, state]) => state)
  expect(order).toEqual(
    order.toSorted((one, other) => Number(one === 'asked') - Number(other === 'asked')),
  )
  expect(new Set(order)).toEqual(new Set(['confirmed', 'asked']))
})
