import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { queueTexts } from '#app/strings/en/follow-ups.ts'

import { MovedNotice } from './moved-notice.tsx'

function htmlOf(count: number): string {
  const leads = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Asha ${at}`,
    agent: 'Ravi',
    at: '2026-11-30T09:00:00.000Z',
  }))
  return renderToStaticMarkup(<MovedNotice moved={{ minutes: 30, leads }} />)
}

test('many leads that moved are folded under their number, so that the list keeps its place', () => {
  expect(htmlOf(0)).toBe('')
  expect(htmlOf(3)).toContain('open=""')
  expect(htmlOf(4)).not.toContain('open=""')
  expect(htmlOf(4)).toContain(queueTexts.moved(4, 30))
  expect(htmlOf(4)).toContain('Asha 3')
})
