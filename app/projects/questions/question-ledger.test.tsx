import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { pageOfProject } from '#app/projects/model/sub-page.ts'
import { reraNotice } from '#app/projects/rera/rera-notice.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { poplarFarms } from '#test/catalogue/poplar-farms.ts'

import { QuestionLedger } from './question-ledger.tsx'

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

test('an open row offers to tell and to ask, each with a name of its own', () => {
  const html = ledger(poplarFarms)
  expect(html.match(/Not announced/g)).toHaveLength(7)
  expect(html.match(/Tell me<span/g)).toHaveLength(8)
  expect(html).toContain('/poplar-farms?ask=Plot+layout#enquire')
  expect(html).toContain('Ask us<span class="visually-hidden"> about: Plot layout</span>')
  expect(html).toContain('UP-RERA')
})
