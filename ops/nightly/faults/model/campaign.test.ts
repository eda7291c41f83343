import { expect, test } from 'vitest'

import { campaign } from '#ops/nightly/faults/campaign.ts'
import { check } from '#ops/nightly/faults/checker/check.ts'
import type { Entry } from '#ops/nightly/faults/history.ts'
import { planOf } from '#ops/nightly/faults/plan.ts'

import { modelSite, type Mistake } from './model-site.ts'
import { inVirtualWorld } from './virtual-world.ts'

const ROUNDS = 20
const photos = Array.from({ length: 200 }, (_, place) => ({
  projectId: 5,
  slot: `slot-${place}`,
}))

function fought(seed: number, mistake?: Mistake): Promise<{ history: Entry[]; broken: string[] }> {
  return inVirtualWorld(async (world) => {
    const history: Entry[] = []
    const { arena, found } = modelSite(world, seed, mistake)
    const kinds = [{ name: 'killed', rounds: ROUNDS }]
    const plan = planOf({ seed, kinds, photoSlots: photos })
    await campaign(world, arena, { plan, lanes: 8, write: (line) => history.push(line) })
    await world.sleep(100)
    return { history, broken: check(history, found()) }
  })
}

test('a seed replays the same campaign to the letter, and another seed another one', async () => {
  const [one, again, other] = [await fought(7), await fought(7), await fought(8)]
  expect(one.history.length).toBeGreaterThan(500)
  expect(again.history).toEqual(one.history)
  expect(other.history).not.toEqual(one.history)
})

test('a sound site passes whatever the seed', async () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const { history, broken } = await fought(seed)
    expect(broken, `seed ${seed}`).toEqual([])
    const ends = new Set(history.map(({ type }) => type))
    expect(ends).toEqual(new Set(['invoke', 'ok', 'fail', 'unknown', 'fault', 'over', 'back']))
  }
})

test.each<[Mistake, RegExp]>([
  ['answers before the commit', /^the enquiry of operation \d+: ok, there 0 times$/],
  [
    'stores what is sent again as another',
    /^the enquiry of operation \d+: \w+, there [2-4] times$/,
  ],
  [
    'notifies others before the commit',
    /^webhook was notified of "enquiry 7-\d+", which is not stored$/,
  ],
  ['forgets a message when it is killed', /^visitor was not notified of "enquiry 7-\d+"$/],
  ['forgets a push when it is killed', /^no device of agent-\d was notified of the lead lead \d+$/],
  [
    'pushes to another than whose turn it is',
    /^agent-\d was notified of the lead lead \d+, which was never theirs$/,
  ],
  ['says a merge without its history', /^what was said of phone \d+ is in no history$/],
  [
    'forgets a publication when it is killed',
    /^the publication of operation \d+: ok, there 0 times$/,
  ],
  [
    'publishes without the change of the fact',
    /^"publication 7-\d+" is published with 0 changes of its fact$/,
  ],
  [
    'forgets what is to be published when it is killed',
    /^the schedule of operation \d+: ok, there 0 times$/,
  ],
  ['publishes words twice', /^the words of operation \d+: \w+, there 2 times$/],
  ['lists a photo before its file is there', /^the file of "photo 7-\d+" is missing$/],
  ['forgets a photo when it is killed', /^the photo of operation \d+: ok, there 0 times$/],
  ['hands a lead over without a note', /^the assignment of operation \d+: ok, there 0 times$/],
])('a site that %s is found out by seed 7', async (mistake, sentence) => {
  const { broken } = await fought(7, mistake)
  expect(broken).toContainEqual(expect.stringMatching(sentence))
})
