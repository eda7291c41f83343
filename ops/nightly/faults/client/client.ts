import { generatePath } from 'react-router'

import { addresses } from '#app/config/addresses.ts'
import type { Answer } from '#ops/nightly/faults/campaign.ts'
import type { Operation } from '#ops/nightly/faults/history.ts'

import { answerOf, doneIn, isChangeSetId } from './answer.ts'
import { enquire } from './enquire.ts'
import { postForm, type HttpResponse } from './exchange.ts'
import { uploadPhoto } from './upload-photo.ts'
import type { Publisher } from './publish.ts'
import { ways, type Way } from './ways.ts'

export type Dashboard = {
  leads: readonly { lead: string }[]
  agents: readonly string[]
  cookie: () => string
}

/** Acts as visitors and staff do: enquiries, duplicates, assignments, publications and photos. */
export function client(dashboard: Dashboard, publisher: Publisher) {
  const owners = new Map<number, string>()
  const own = ways()
  const notSpecified = new Set<string>()
  const idOf = (place: number) => dashboard.leads[place]?.lead ?? ''

  function post(way: Way, path: string, fields: Record<string, string>): Promise<HttpResponse> {
    const headers = { Origin: `http://127.0.0.1:${way.port}`, Cookie: dashboard.cookie() }
    return postForm({ ...way, path, headers }, fields)
  }

  async function submit(way: Way, path: string, fields: Record<string, string>): Promise<Answer> {
    const response = await post(way, path, { ...fields, back: addresses.leads.path })
    const done = doneIn(response)
    return answerOf(response, done === 'undone' || isChangeSetId(done), done)
  }

  async function handOver(
    { lead, to, isBlind, token }: Extract<Operation, { kind: 'hand-over' }>,
    way: Way,
  ): Promise<Answer> {
    const ownerId = dashboard.agents[to] ?? ''
    const seen = { 'seen.ownerId': owners.get(lead) ?? '' }
    const fields = { ownerId, note: token, ...(!isBlind && seen) }
    const path = generatePath(addresses.lead.path, { lead: idOf(lead) })
    const response = await post(way, path, fields)
    const answer = answerOf(response, isChangeSetId(doneIn(response)), doneIn(response))
    if (answer.outcome === 'ok') owners.set(lead, ownerId)
    return answer
  }

  function perform(operation: Operation, at: { lane: number; port: number }): Promise<Answer> {
    const way = own.of(at.lane, at.port)
    if (operation.kind === 'publish') return publisher.publish(operation.token, way)
    if (operation.kind === 'schedule') return publisher.schedule(operation.token, way)
    if (operation.kind === 'words') return publisher.publishPage(operation.token, way)
    if (operation.kind === 'photo') return uploadPhoto(operation, way, dashboard.cookie())
    if (operation.kind === 'enquiry')
      return enquire(operation, way, (text) => notSpecified.add(text))
    if (operation.kind === 'hand-over') return handOver(operation, way)
    if (operation.kind === 'unmerge')
      return submit(way, addresses.undo.path, { changeSetId: operation.changeSetId })
    const { lead, other } = operation
    const path = generatePath(addresses.leadDuplicates.path, { lead: idOf(lead) })
    return submit(way, path, { change: 'link', other: idOf(other) })
  }

  /** `notSpecified` has bodies of 503 that lack the specified words. */
  return { perform, notSpecified, close: own.close }
}
