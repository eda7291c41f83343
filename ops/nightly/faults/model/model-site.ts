import type { Answer, Arena } from '#ops/nightly/faults/campaign.ts'
import { ways } from '#ops/nightly/faults/checker/final-state.ts'
import type { Operation } from '#ops/nightly/faults/history.ts'
import type { World } from '#ops/nightly/faults/scenario.ts'
import { randomOf } from '#ops/nightly/load/target.ts'

import { modelState, type ModelState } from './model-state.ts'

/** Built into a model on purpose, to prove that the checker finds it. */
export type Mistake =
  | 'answers before the commit'
  | 'stores what is sent again as another'
  | 'notifies others before the commit'
  | 'forgets a message when it is killed'
  | 'forgets a push when it is killed'
  | 'pushes to another than whose turn it is'
  | 'says a merge without its history'
  | 'hands a lead over without a note'
  | 'forgets a publication when it is killed'
  | 'publishes without the change of the fact'
  | 'forgets what is to be published when it is killed'
  | 'publishes words twice'
  | 'lists a photo before its file is there'
  | 'forgets a photo when it is killed'

type Kind<Name extends Operation['kind']> = Extract<Operation, { kind: Name }>
const YES = { outcome: 'ok', why: '200' } as const

/** Every fault kills it; it is correct except for the mistake. */
export function modelSite(world: World, seed: number, mistake?: Mistake) {
  const random = randomOf(seed, 'model')
  const state = modelState()
  let [life, isUp] = [0, true]

  /** A kill interrupts the work before or after it is done. */
  async function request(work: () => Answer | Promise<Answer>): Promise<Answer> {
    if (!isUp) return { outcome: 'fail', why: 'ECONNREFUSED' }
    const mine = life
    await world.sleep(1 + random.below(20))
    if (life !== mine) return { outcome: 'unknown', why: 'ECONNRESET' }
    const answer = await work()
    await world.sleep(1 + random.below(10))
    return life === mine ? answer : { outcome: 'unknown', why: 'ECONNRESET' }
  }

  async function notify(token: string): Promise<void> {
    const mine = life
    await world.sleep(5)
    const isForgotten = mistake === 'forgets a message when it is killed' && life !== mine
    if (isForgotten) return
    for (const way of ways)
      state.receipts.push({ event: `event ${token}`, way, token, isTaken: true })
  }

  async function push({ lead, staff }: { lead: string; staff: string }): Promise<void> {
    const mine = life
    await world.sleep(5)
    if (mistake === 'forgets a push when it is killed' && life !== mine) return
    const isOther = mistake === 'pushes to another than whose turn it is'
    const other = state.agents.find((agent) => agent !== staff) ?? ''
    state.pushes.push({ staff: isOther ? other : staff, leads: [lead], isTaken: true })
  }

  async function enquire({ token, isRight }: Kind<'enquiry'>): Promise<Answer> {
    if (!isRight) return { outcome: 'fail', why: '422' }
    const isOther = mistake === 'stores what is sent again as another'
    if (state.isStored(token) && !isOther) return YES
    const mine = life
    if (mistake === 'notifies others before the commit') await notify(token)
    const commit = () => {
      if (life !== mine) return
      void push(state.store(token))
      if (mistake !== 'notifies others before the commit') void notify(token)
    }
    if (mistake === 'answers before the commit') void world.sleep(15).then(commit)
    else commit()
    return YES
  }

  const arena: Arena = {
    perform: (operation) => {
      if (operation.kind === 'enquiry') return request(() => enquire(operation))
      if (operation.kind === 'publish')
        return request(() => publish(state, operation.token, mistake))
      if (operation.kind === 'schedule') return request(() => schedule(state, operation.token))
      if (operation.kind === 'words')
        return request(() => publishPage(state, operation.token, mistake))
      if (operation.kind === 'photo') return request(() => addPhoto(state, operation, mistake))
      if (operation.kind === 'hand-over') return request(() => handOver(state, operation, mistake))
      const isOne = operation.kind === 'merge'
      const undoes = operation.kind === 'unmerge' ? operation.changeSetId : null
      return request(() => recordLink(state, operation, { isOne, undoes, mistake }))
    },
    strike: async () => {
      life += 1
      isUp = false
      if (mistake === 'forgets a publication when it is killed') state.publications.pop()
      if (mistake === 'forgets what is to be published when it is killed') state.schedules.pop()
      if (mistake === 'forgets a photo when it is killed') state.photos.pop()
      await world.sleep(60)
      isUp = true
      return 'killed'
    },
    afterwards: () => Promise.resolve(),
  }
  return { arena, found: state.found }
}

function publish(state: ModelState, token: string, mistake: Mistake | undefined): Answer {
  const oldValue = state.publications.at(-1)?.token ?? ''
  const isHalf = mistake === 'publishes without the change of the fact'
  state.publications.push({ token, changes: isHalf ? [] : [{ was: oldValue, became: token }] })
  return YES
}

/** Runs at once, after another publication. */
function schedule(state: ModelState, token: string): Answer {
  state.schedules.push({ token, outcome: 'overtaken' })
  return YES
}

function publishPage(state: ModelState, token: string, mistake: Mistake | undefined): Answer {
  state.words.push({ token })
  if (mistake === 'publishes words twice') state.words.push({ token })
  return YES
}

function addPhoto(
  state: ModelState,
  { token, slot }: Kind<'photo'>,
  mistake: Mistake | undefined,
): Answer {
  const isHalf = mistake === 'lists a photo before its file is there'
  state.photos.push({ token, slot, file: isHalf ? 'missing' : 'whole' })
  return YES
}

type Saying = { isOne: boolean; undoes: string | null; mistake: Mistake | undefined }

function recordLink(
  state: ModelState,
  { lead, other }: { lead: number; other: number },
  { isOne, undoes, mistake }: Saying,
): Answer {
  const [phone, second] = [
    state.dashboardLeads[lead]?.phone ?? '',
    state.dashboardLeads[other]?.phone ?? '',
  ]
  const last = state.merges.findLast((link) => link.phone === phone)
  if (last?.isOne === isOne) return { outcome: 'fail', why: '302' }
  const changeSetId = state.nextChangeSetId()
  state.merges.push({ phone, other: second, isOne, changeSetId: changeSetId })
  if (mistake !== 'says a merge without its history')
    state.changes.push({ ...state.changeOf(lead, changeSetId), kind: 'person', undoes })
  return { ...YES, changeSetId: changeSetId }
}

function handOver(
  state: ModelState,
  { lead, to, token }: Kind<'hand-over'>,
  mistake: Mistake | undefined,
): Answer {
  const own = state.dashboardLeads[lead]
  if (!own) return { outcome: 'fail', why: '404' }
  const [changeSetId, became] = [state.nextChangeSetId(), state.agents[to] ?? '']
  const change = state.changeOf(lead, changeSetId)
  if (own.owner !== became) state.changes.push({ ...change, kind: 'owner', was: own.owner, became })
  own.owner = became
  state.pushes.push({ staff: became, leads: [own.lead], isTaken: true })
  if (mistake !== 'hands a lead over without a note')
    state.changes.push({ ...change, kind: 'note', became: token })
  return { ...YES, changeSetId }
}
