import fc from 'fast-check'
import { expect, test } from 'vitest'

import { differences } from '#app/projects/versions/difference.ts'

import type { DraftState } from './draft-answer.ts'
import { DraftStore, type Saved, type SavedDraft } from './draft-store.ts'

const NOTHING: DraftState = { differences: [], changes: [], faults: [] }

type Version = { id: string; basedOn: string | null; content: unknown; by: string }

/** A server as the real one answers: versions in a row, each based on the last, and what was published. */
class Server {
  readonly versions: Version[] = []
  readonly published: { id: string; content: unknown }[] = []
  isAway = false
  /** Requests that are on their way. */
  readonly waiting: (() => void)[] = []

  head(): Version | undefined {
    return this.versions.at(-1)
  }

  save({ version, content }: SavedDraft, by: string): Saved {
    if (this.isAway) return { kind: 'away' }
    const head = this.head()
    if (head && head.id !== version) {
      const newest = { version: head.id, content: head.content, sources: {}, by: head.by }
      return { kind: 'overtaken', newest, theirs: differences(content, head.content) }
    }
    const id = String(this.versions.length + 1)
    this.versions.push({ id, basedOn: version, content, by })
    return { kind: 'saved', version: id, at: '', state: NOTHING }
  }

  /** Whether it published the version that was named, which is so only where it is the newest. */
  publish(id: string): boolean {
    const head = this.head()
    if (this.isAway || head?.id !== id || this.published.some((one) => one.id === id)) return false
    this.published.push({ id, content: head.content })
    return true
  }
}

/** Somebody before the form, with a device that keeps what is not saved. */
class Editor {
  readonly #server: Server
  readonly name: string
  kept: SavedDraft | undefined
  store: DraftStore
  #due: (() => void) | undefined
  /** What they typed and did not give up. */
  typed: string | undefined

  constructor(server: Server, name: string) {
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

  async publish(): Promise<void> {
    const { store } = this
    const version = await store.settle(false)
    if (version === undefined || store.view().overtaken || store !== this.store) return
    const named = this.#server.versions.find(({ id }) => id === version)
    if (JSON.stringify(named?.content) !== JSON.stringify(store.view().draft.content))
      throw new Error('What the editor shows as saved is not what is named')
    this.#server.publish(version)
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
    { weight: 2, arbitrary: fc.constant('publish' as const) },
    { weight: 5, arbitrary: fc.constant('arrives' as const) },
    fc.constantFrom('reload', 'mine', 'theirs', 'line'),
  ),
  who: fc.nat(1),
  text: fc.nat(),
})

test('whatever two people type, save, reload and publish in whatever order, nothing is lost and nothing is published that was not named', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const server = new Server()
      const publishing: Promise<void>[] = []
      const editors = [new Editor(server, 'Asha'), new Editor(server, 'Meera')] as const
      for (const { kind, who, text } of acts) {
        const editor = editors[who === 0 ? 0 : 1]
        if (kind === 'arrives') server.waiting.shift()?.()
        else if (kind === 'line') server.isAway = !server.isAway
        else if (kind === 'publish') publishing.push(editor.publish())
        else editor.act(kind, `text ${text}`)
        await nextTurn()
        expect(editors.filter((each) => each.hasLost()).map(({ name }) => name)).toEqual([])
        const ids = server.versions.map(({ id }) => id)
        expect(server.versions.map(({ basedOn }) => basedOn)).toEqual(
          [null, ...ids].slice(0, ids.length),
        )
      }
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
