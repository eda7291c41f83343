import { afterEach, expect } from 'vitest'

import {
  derivedFacts,
  findProject,
  setAskedQuestions,
  wholeCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import {
  askedQuestionsKey,
  askQuestion,
  refreshAsked,
  unaskQuestion,
} from './asked-questions.server.ts'
import { questionStates } from './question-states.ts'

afterEach(() => setAskedQuestions(new Map()))

const [project] = wholeCatalogue().filter(({ rera }) => rera?.number === undefined)
if (!project) throw new Error('Every project has a RERA number.')
const { id, slug } = project

function stateOf() {
  const shown = findProject(slug)
  return shown && questionStates(shown).find(({ key }) => key === 'rera')
}

it('what staff ask is on the public project, and leaves it with the next read', async ({
  trx: db,
}) => {
  const by = { id: await addAgent(db, 'asking') }
  const on = '2026-11-24'
  await refreshAsked(db)
  const before = askedQuestionsKey()
  await askQuestion(db, id, { question: 'rera', whom: 'Godrej', on, due: '2026-12-01' }, by)
  await askQuestion(db, id, { question: 'rera', whom: 'UP-RERA', on, due: '2026-12-02' }, by)
  await refreshAsked(db)
  expect(askedQuestionsKey()).not.toBe(before)
  expect(stateOf()).toMatchObject({ state: 'asked', whom: 'UP-RERA', on, due: '2026-12-02' })
  expect(derivedFacts(id).asked).toHaveLength(1)
  expect(wholeCatalogue().find((one) => one.id === id)).not.toHaveProperty('asked')
  await unaskQuestion(db, id, 'rera', by)
  await unaskQuestion(db, id, 'rera', by)
  await refreshAsked(db)
  expect(askedQuestionsKey()).toBe(before)
  expect(stateOf()).toMatchObject({ state: 'not-announced' })
  const audited = await db
    .selectFrom('audit_log')
    .select('kind')
    .where('staff_id', '=', by.id)
    .orderBy('id')
    .execute()
  expect(audited.map(({ kind }) => kind)).toEqual([
    'question-asked',
    'question-asked',
    'question-unasked',
  ])
})
