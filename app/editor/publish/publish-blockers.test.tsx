import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { draftState } from '#app/editor/draft/draft-state.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { quietCourt } from '#test/catalogue/quiet-court.ts'

import { PublishBlockers, StillWrong } from './publish-blockers.tsx'

const noop = () => undefined

function shown(draft: object) {
  const content = { ...quietCourt, ...draft }
  const state = draftState(content, {}, { before: quietCourt, others: [], holders: new Map() })
  const of = { content, sources: {}, onOpen: noop }
  return {
    header: renderToStaticMarkup(<PublishBlockers {...of} state={state} />),
    list: renderToStaticMarkup(<StillWrong {...of} faults={state.faults} />),
  }
}

test('the header counts warnings, after what blocks or lacks a source', () => {
  const summary = 'Homes on 900 acres, with 77 floors.'
  expect(shown({}).header).toBe('')
  expect(shown({ summary }).header).toContain(`>${texts.warnings(2)}<`)
  const priced = shown({ summary, price: '90 Lacs' }).header
  expect(priced).toMatch(new RegExp(`no source yet. ${texts.warnings(2)}.*${texts.nameSource}`))
  const rera = { registered: true, number: 'ABC 1' }
  expect(shown({ summary, rera }).header).toMatch(
    new RegExp(`${texts.faultsFirst}.*ABC 1.* ${texts.warnings(2)}.*${texts.change}`),
  )
})

test('the list of changes names faults as an alert, and warnings apart from them', () => {
  const warned = shown({ summary: 'Homes with 77 floors.' }).list
  expect(warned).toContain('the text says 77 floors; the fact says 23')
  expect(warned).not.toContain('role="alert"')
  expect(shown({ rera: { registered: true, number: 'ABC 1' } }).list).toContain('role="alert"')
})
