import type { Entry } from '#ops/nightly/faults/history.ts'

import { chainOf } from './enquiries.ts'
import type { Found } from './final-state.ts'
import { operationsOf, wrongCount } from './operations.ts'

/** Links and unlinks of duplicates: each in the log and in a lead's history. */
export function checkLinks(history: readonly Entry[], found: Found): string[] {
  const byPair = Map.groupBy(found.merges, ({ phone, other }) => `${phone} ${other}`)
  const changeSets = Map.groupBy(found.changes, ({ changeSetId }) => changeSetId)
  const pairOf = ({ lead, other }: { lead: number; other: number }) =>
    byPair.get(`${found.dashboardLeads[lead]?.phone} ${found.dashboardLeads[other]?.phone}`) ?? []
  return [
    ...operationsOf(history, 'merge').flatMap((done) => {
      const own = pairOf(done.operation).filter(({ isOne }) => isOne)
      const isOther =
        done.changeSetId !== undefined &&
        own.some(({ changeSetId }) => changeSetId !== done.changeSetId)
      return [
        ...wrongCount(done, 'the merge', own.length),
        ...(isOther ? [`the merge of operation ${done.op} has another act`] : []),
      ]
    }),
    ...operationsOf(history, 'unmerge').flatMap((done) => {
      const own = pairOf(done.operation).filter(({ isOne }) => !isOne)
      const undoing = found.changes.filter(({ undoes }) => undoes === done.operation.changeSetId)
      return [
        ...wrongCount(done, 'taking back the merge', own.length),
        ...wrongCount(done, 'the history of taking back', undoing.length),
      ]
    }),
    ...found.merges.flatMap(({ changeSetId, phone }) =>
      changeSetId !== null && changeSets.get(changeSetId)?.some(({ kind }) => kind === 'person')
        ? []
        : [`what was said of ${phone} is in no history`],
    ),
  ]
}

/** The note and the new owner of an assignment are one change set. */
export function checkHandOvers(history: readonly Entry[], found: Found): string[] {
  const notes = Map.groupBy(
    found.changes.filter(({ kind }) => kind === 'note'),
    ({ became }) => became ?? '',
  )
  const owners = Map.groupBy(
    found.changes.filter(({ kind }) => kind === 'owner'),
    ({ changeSetId }) => changeSetId,
  )
  const ofLead = Map.groupBy(found.changes, ({ lead }) => lead)
  return [
    ...operationsOf(history, 'hand-over').flatMap((done) => {
      const { token, to } = done.operation
      const own = notes.get(token) ?? []
      const wrongChangeSets = own.filter(
        ({ changeSetId }) => done.changeSetId !== undefined && changeSetId !== done.changeSetId,
      )
      const elsewhere = own
        .flatMap(({ changeSetId }) => owners.get(changeSetId) ?? [])
        .filter(({ became }) => became !== found.agents[to])
      return [
        ...wrongCount(done, 'the assignment', own.length),
        ...(wrongChangeSets.length > 0
          ? [`the assignment of operation ${done.op} has another act`]
          : []),
        ...(elsewhere.length > 0 ? [`operation ${done.op} gave the lead to someone else`] : []),
      ]
    }),
    ...found.dashboardLeads.flatMap(({ lead, owner }) =>
      chainOf(`the lead ${lead} of the dashboard`, ofLead.get(lead) ?? [], owner),
    ),
  ]
}
