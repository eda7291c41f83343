import { data, redirect } from 'react-router'

import { findOwnerRefusal } from '#app/leads/detail/owner-refusal.server.ts'
import { importTexts as texts } from '#app/strings/en/sources/files.ts'
import type { Executor } from '#db/client.server.ts'

import { readField, type ColumnField } from './column-fields.ts'
import {
  chooseColumns,
  discardImport,
  moveImport,
  type Choices,
  type SourceImport,
} from './import-store.server.ts'

export type ImportAnswer = {
  faults: Partial<Record<'fields' | 'owner', string>>
  typed: Choices
}

type Posted = {
  file: SourceImport
  field: (name: string) => string
  by: { id: string }
}

const MOVES = { start: 'started', cancel: 'cancelled', revert: 'reverted' } as const

/** POST /dashboard/sources/imports/:import by its `intent`. */
export async function answerImport(db: Executor, posted: Posted) {
  const { file, field, by } = posted
  const intent = field('intent')
  if (intent === 'discard') {
    await discardImport(db, file.id, by)
    return redirect('/dashboard/sources/imports')
  }
  if (intent !== 'preview' && intent !== 'start' && intent !== 'cancel' && intent !== 'revert')
    throw new Response('Not Found', { status: 404 })
  if (intent === 'preview' || intent === 'start') {
    const typed = readChoices(posted)
    const faults = await faultsOf(db, typed)
    if (Object.keys(faults).length > 0)
      return data<ImportAnswer>({ faults, typed }, { status: 422 })
    if (!(await chooseColumns(db, file.id, typed))) return done(file, 'gone')
    if (intent === 'preview') return redirect(`${pathOf(file)}?preview=yes#preview`)
  }
  const what = MOVES[intent]
  return done(file, (await moveImport(db, file.id, what, by)) ? what : 'gone')
}

function pathOf({ id }: SourceImport): string {
  return `/dashboard/sources/imports/${id}`
}

function done(file: SourceImport, result: keyof typeof texts.done) {
  return redirect(`${pathOf(file)}?done=${result}`)
}

/** What the form does not say stays as it is. */
function readChoices({ file, field }: Posted): Choices {
  const fields = file.columns.map(
    (_, at): ColumnField => readField(field(`column-${at}`)) ?? file.fields[at] ?? 'keep',
  )
  const sourceId = field('source')
  const order = field('order')
  return {
    fields,
    isDayFirst: order === '' ? file.isDayFirst : order === 'day',
    sourceId: /^\d{1,18}$/.test(sourceId) ? sourceId : file.sourceId,
    ownerId: field('owner') || null,
  }
}

async function faultsOf(db: Executor, { fields, ownerId }: Choices) {
  const faults: ImportAnswer['faults'] = {}
  if (!fields.includes('phone')) faults.fields = texts.noPhone
  if (await findOwnerRefusal(db, { ownerId })) faults.owner = texts.wrongAgent
  return faults
}
