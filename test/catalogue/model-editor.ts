import { DraftStore } from '#app/editor/draft/draft-store.ts'
import type { DraftWays, LocalDraft, Whose } from '#app/editor/draft/draft-view.ts'

import { FILE_CONTENT, stateOf, type ModelServer } from './model-server.ts'

/** How many interleavings are tried. */
export const interleavings = Number(process.env['INTERLEAVINGS'] ?? 10_000)

/** A browser: what its pages keep, each in a place of its own, and which of them live. */
export class ModelDevice {
  readonly slots = new Map<number, LocalDraft>()
  readonly living = new Set<number>()
  #pages = 0
  /** Pages that wait until another is surely gone. */
  readonly pending: (() => void)[] = []
  /** What was given up by a choice that said so, or typed over. */
  readonly discarded: string[] = []

  page(): DraftWays['localDraft'] {
    this.#pages += 1
    const own = this.#pages
    return {
      open: () => this.living.add(own),
      close: () => this.living.delete(own),
      put: (draft) => this.slots.set(own, structuredClone(draft)).has(own),
      take: async (adopt) => {
        await new Promise<void>((resolve) => this.pending.push(resolve))
        for (const [at, left] of this.slots)
          if (!this.living.has(at) && adopt(left)) {
            this.slots.delete(at)
            return
          }
      },
      drop: ({ version, content, sources }) => {
        const { base: _, ...kept } = this.slots.get(own) ?? {}
        if (JSON.stringify({ version, content, sources }) === JSON.stringify(kept))
          this.slots.delete(own)
      },
    }
  }
}

/** Someone before the form of a draft on a page of a device, with a model of the server. */
export class ModelEditor {
  readonly #server: ModelServer
  readonly #device: ModelDevice
  readonly name: string
  store: DraftStore
  #due: (() => void) | undefined
  /** Versions that they asked to be published. */
  readonly named = new Set<string>()
  /** The last that they typed on this page. */
  typed: string | undefined

  constructor(server: ModelServer, name: string, device = new ModelDevice()) {
    this.#server = server
    this.#device = device
    this.name = name
    this.store = this.reload()
  }

  /** The page is gone, whatever it was about, and opened again. */
  reload(): DraftStore {
    const head = this.#server.head()
    const content = head?.content ?? FILE_CONTENT
    const first = { version: head?.id ?? null, content, sources: {}, by: head?.by ?? null }
    this.#due = undefined
    this.store?.close()
    this.store = new DraftStore(
      { ...first, me: this.name, state: stateOf(content) },
      {
        // What is sent is what stood there then; the server hears of it when it arrives.
        save: (draft) =>
          new Promise((resolve) => {
            const sent = structuredClone(draft)
            this.#server.pending.push((isAnswerLost) => {
              const answer = this.#server.save(sent, this.name)
              resolve(isAnswerLost ? { kind: 'away' } : answer)
            })
          }),
        localDraft: this.#device.page(),
        later: (work) => {
          this.#due = work
          return () => (this.#due = undefined)
        },
      },
    )
    void this.store.open()
    return this.store
  }

  type(text: string): void {
    if (this.store.view().conflict) return
    // What the form said is typed over, no matter who typed it.
    this.#device.discarded.push(JSON.stringify(this.store.view().draft.content))
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
    if (version === undefined || store.view().conflict || store !== this.store) return
    const named = this.#server.find(version)
    if (JSON.stringify(named?.content) !== JSON.stringify(store.view().draft.content))
      throw new Error('What the editor shows as saved is not what is named')
    this.named.add(version)
    this.#server.pending.push(() => {
      if (this.#server.isOffline) return
      if (isLater) this.#server.schedule(version)
      else this.#server.publish(version)
    })
  }

  choose(whose: Whose): void {
    const { conflict, draft } = this.store.view()
    if (whose === 'theirs' && conflict) this.#device.discarded.push(JSON.stringify(draft.content))
    this.store.choose(whose)
  }

  /** Whether the form says of what it shows what is true of another: that it is as published, say. */
  hasLied(): boolean {
    const { draft, state, status, conflict } = this.store.view()
    const isStatusShown = (status === 'still' || status === 'saved') && conflict === undefined
    return isStatusShown && JSON.stringify(state) !== JSON.stringify(stateOf(draft.content))
  }

  /** Whether what they typed is not somewhere any more: before them, on their device, or on the server. */
  hasLost(): boolean {
    const { typed } = this
    if (typed === undefined) return false
    const device = [...this.#device.slots.values()].map(({ content }) => content)
    const places = [this.store.view().draft.content, ...device]
    const all = [...places, ...this.#server.versions.map(({ content }) => content)]
    const texts = [...all.map((content) => JSON.stringify(content)), ...this.#device.discarded]
    return !texts.some((text) => text?.includes(JSON.stringify(typed)))
  }
}

/** Lets everything go on that waits for nothing but its turn. */
export async function flushMicrotasks(): Promise<void> {
  for (let count = 0; count < 12; count += 1) await Promise.resolve()
}
