import type { DraftState } from '#app/editing/draft-answer.ts'
import { DraftStore } from '#app/editing/draft-store.ts'
import type { SavedDraft, Whose } from '#app/editing/draft-view.ts'

import type { ModelServer } from './model-server.ts'

const NOTHING: DraftState = { differences: [], changes: [], faults: [] }

/** How many interleavings are tried. */
export const interleavings = Number(process.env['INTERLEAVINGS'] ?? 10_000)

/** Somebody before the form of a draft, with a device that keeps what is not saved, and with a model of the server. */
export class ModelEditor {
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
            this.#server.waiting.push((isAnswerLost) => {
              const answer = this.#server.save(sent, this.name)
              resolve(isAnswerLost ? { kind: 'away' } : answer)
            })
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

  pause(): void {
    const work = this.#due
    this.#due = undefined
    work?.()
  }

  /** Has what the form shows published, at once or at an hour: the wish is on its way, too, while others write. */
  async publish(isLater: boolean): Promise<void> {
    const { store } = this
    const version = await store.settle(false)
    if (version === undefined || store.view().overtaken || store !== this.store) return
    const named = this.#server.find(version)
    if (JSON.stringify(named?.content) !== JSON.stringify(store.view().draft.content))
      throw new Error('What the editor shows as saved is not what is named')
    this.named.add(version)
    this.#server.waiting.push(() => {
      if (this.#server.isAway) return
      if (isLater) this.#server.schedule(version)
      else this.#server.publish(version)
    })
  }

  choose(whose: Whose): void {
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
export async function nextTurn(): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) await Promise.resolve()
}
