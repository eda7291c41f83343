import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ModelServer } from '#test/catalogue/model-server.ts'

import type { DraftState } from './draft-answer.ts'
import { DraftStore, type SavedDraft } from './draft-store.ts'

const NOTHING: DraftState = { differences: [], changes: [], faults: [] }

/** Somebody before the form, with a device that keeps what is not saved. */
class Editor {
  readonly #server: ModelServer
  readonly name: string
  kept: SavedDraft | undefined
  store: DraftStore
  #due: (() => void) | undefined
  /** Versions that they asked to be published. */
  readonly named = new Set<string>()
  /** What they typed and did not give up. */
  typed: string | undefined

  constructor(server: ModelServer, name: string) {
    this.#server = server
    this.name = name
    this.store = this.reload()
  }

  reload(): DraftStore {
    const head = this.#server.head()
    const content = head?.content ?? { name: 'As filed' }
    const first = { version: head?.id ?? null, content, sources: {}, by: head?.by ?? null }
    this.#due = undefined
    this.store = new DraftStore(
      { ...first, state: NOTHING },
      {
        // What is sent is what stood there then; the server hears of it when it arrives.
        save: (draft) =>
          new Promise((resolve) => {
            const sent = structuredClone(draft)
            this.#server.waiting.push(() => resolve(this.#server.save(sent, this.name)))
          }),
        kept: {
          put: (draft) => (this.kept = structuredClone(draft)),
          find: () => this.kept,
          drop: (saved) => {
            if (JSON.stringify(saved) === JSON.stringify(this.kept)) this.kept = undefined
          },
        },
        later: (work) => {
          this.#due = work
          return () => (this.#due = undefined)
        },
      },
    )
    this.store.open()
    return this.store
  }

  type(text: string): void {
    if (this.store.view().overtaken) return
    this.store.change(['name'], text)
    this.typed = text
  }

  act(kind: 'type' | 'pause' | 'reload' | 'mine' | 'theirs', text: string): void {
    if (kind === 'type') this.type(text)
    else if (kind === 'pause') this.pause()
    else if (kind === 'reload') this.reload()
    else this.choose(kind)
  }

  pause(): void {
    const work = this.#due
    this.#due = undefined
    work?.()
  }

  /** Publishes what the form shows, at once or at an hour. */
  async publish(isLater: boolean): Promise<void> {
    const { store } = this
    const version = await store.settle(false)
    if (version === undefined || store.view().overtaken || store !== this.store) return
    if (this.#server.isAway) return
    const named = this.#server.find(version)
    if (JSON.stringify(named?.content) !== JSON.stringify(store.view().draft.content))
      throw new Error('What the editor shows as saved is not what is named')
    this.named.add(version)
    if (isLater) this.#server.schedule(version)
    else this.#server.publish(version)
  }

  choose(whose: 'theirs' | 'mine'): void {
    if (whose === 'theirs' && this.store.view().overtaken) this.typed = undefined
    this.store.choose(whose)
  }

  /** Whether what they typed is still somewhere: before them, on their device, or on the server. */
  hasLost(): boolean {
    if (this.typed === undefined) return false
    const places = [this.store.view().draft.content, this.kept?.content]
    const all = [...places, ...this.#server.versions.map(({ content }) => content)]
    return !all.some((content) => JSON.stringify(content)?.includes(JSON.stringify(this.typed)))
  }
}

/** Lets everything go on that waits for nothing but its turn. */
async function nextTurn(): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) await Promise.resolve()
}

const act = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('type' as const) },
    { weight: 3, arbitrary: fc.constant('pause' as const) },
    { weight: 2, arbitrary: fc.constantFrom('publish', 'schedule') },
    { weight: 5, arbitrary: fc.constant('arrives' as const) },
    { weight: 2, arbitrary: fc.constantFrom('reload', 'mine', 'theirs', 'line', 'due', 'restore') },
  ),
  who: fc.nat(1),
  text: fc.nat(),
})

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Does one thing; answers what is not over with it. */
function doOne(
  { kind, who, text }: Act,
  { server, editors }: { server: ModelServer; editors: readonly [Editor, Editor] },
): Promise<void> {
  const editor = editors[who === 0 ? 0 : 1]
  if (kind === 'publish' || kind === 'schedule') return editor.publish(kind === 'schedule')
  if (kind === 'arrives') server.waiting.shift()?.()
  else if (kind === 'line') server.isAway = !server.isAway
  else if (kind === 'due') server.due()
  else if (kind === 'restore')
    server.restore(String((text % (server.versions.length + 1)) + 1), editor.name)
  else editor.act(kind, `text ${text}`)
  return Promise.resolve()
}

function lostBy(editors: readonly Editor[]): string[] {
  return editors.filter((each) => each.hasLost()).map(({ name }) => name)
}

test('whatever two people type, save, reload, restore and publish, at once or at an hour, nothing is lost and nothing is published that was not named', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const server = new ModelServer()
      const editors = [new Editor(server, 'Asha'), new Editor(server, 'Meera')] as const
      const going: Promise<void>[] = []
      for (const one of acts) {
        going.push(doOne(one, { server, editors }))
        await nextTurn()
        expect(lostBy(editors)).toEqual([])
      }
      // All that is on its way arrives.
      for (let next = server.waiting.shift(); next; next = server.waiting.shift()) {
        next()
        await nextTurn()
      }
      await Promise.all(going)
      expect(lostBy(editors)).toEqual([])
      const ids = server.versions.map(({ id }) => id)
      expect(server.versions.map(({ basedOn }) => basedOn)).toEqual(
        [null, ...ids].slice(0, ids.length),
      )
      const named = new Set(editors.flatMap((each) => [...each.named]))
      expect(server.published.filter(({ id }) => !named.has(id))).toEqual([])
      const shown = server.published.map(({ id }) => Number(id))
      expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
