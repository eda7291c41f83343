import type { Json } from '#app/lib/json/json.ts'
import { putTogether, touched } from '#app/publishing/three-way-merge.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import { differences, type FieldPath } from '#app/publishing/difference.ts'
import { withMoved, withValue, type Content } from '#app/publishing/edited-content.ts'

import type { DraftState } from './draft-answer.ts'
import type {
  DraftView,
  DraftWays,
  Faster,
  LocalDraft,
  Saved,
  SavedDraft,
  Whose,
  Conflict,
} from './draft-view.ts'

/** Milliseconds without typing before a draft is saved. */
const PAUSE_MS = 700
const AGAIN_MS = 5000

export type FirstDraft = SavedDraft & { by: string | null; me: string; state: DraftState }

/** A draft that saves itself after a pause, stays on the device until then, and never overwrites another's version (`conflict`). */
export class DraftStore {
  readonly #ways: DraftWays
  readonly #listeners = new Set<() => void>()
  #view: DraftView
  #base: Content
  #by: string | null
  readonly #me: string
  #isDirty = false
  #isOpen = false
  #saving: Promise<void> | undefined
  #callOff: (() => void) | undefined
  /** Sent without an answer; the server may have saved it. */
  #unanswered: SavedDraft | undefined

  constructor({ state, by, me, version, content, sources }: FirstDraft, ways: DraftWays) {
    this.#me = me
    this.#base = content
    this.#by = by
    this.#ways = ways
    this.#view = {
      draft: { version, content, sources },
      state,
      status: 'still',
      why: undefined,
      isSignedOut: false,
      savedAt: undefined,
      conflict: undefined,
      isStored: true,
      isRestored: false,
    }
  }

  readonly view = (): DraftView => this.#view

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify)
    return () => void this.#listeners.delete(notify)
  }

  /** Recovers drafts that closed pages left on the device. */
  async open(): Promise<void> {
    this.#isOpen = true
    this.#ways.localDraft.open()
    await this.#takeBack()
  }

  readonly change = (path: FieldPath, value: Json): void =>
    this.#write({ content: withValue(this.#view.draft.content, path, value) })

  readonly move = (path: FieldPath, at: number, by: number): void =>
    this.#write({ content: withMoved(this.#view.draft.content, path, at, by) })

  readonly setSource = (key: string, source: Sources[string]): void =>
    this.#write({ sources: { ...this.#view.draft.sources, [key]: source } })

  flush(): Promise<void> {
    this.#callOff?.()
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined
      void this.#takeBack()
    })
    return this.#saving
  }

  /** Saves and returns the version, or undefined on failure; `isForced` saves without a change, since a version is published once. */
  readonly settle = async (isForced: boolean): Promise<string | undefined> => {
    if (isForced) this.#write({})
    await this.flush()
    return this.#isDirty ? undefined : (this.#view.draft.version ?? undefined)
  }

  readonly choose = (whose: Whose): void => {
    const { conflict, draft: own } = this.#view
    if (!conflict) return
    const { newest, state } = conflict
    const next = chosenDraft(whose, conflict, { base: this.#base, draft: own })
    this.#base = newest.content
    this.#by = newest.by
    if (next) {
      this.#write(next, { conflict: undefined })
      return
    }
    this.#isDirty = false
    this.#ways.localDraft.drop(own)
    const { by: _by, ...draft } = newest
    this.#show({ draft, state, conflict: undefined, status: 'still', isRestored: false })
    void this.#takeBack()
  }

  close(): void {
    this.#isOpen = false
    this.#callOff?.()
    this.#ways.localDraft.close()
  }

  /** While typing, a left draft waits until that is saved. */
  async #takeBack(): Promise<void> {
    if (!this.#isFree()) return
    await this.#ways.localDraft.take((left) => {
      const isFree = this.#isFree()
      if (isFree) this.#adopt(left)
      return isFree
    })
  }

  #isFree(): boolean {
    return this.#isOpen && !this.#isDirty && !this.#saving && !this.#view.conflict
  }

  #adopt(left: LocalDraft): void {
    const { draft, state } = this.#view
    const { version, sources } = draft
    const next = resumed(left, { version, sources, base: this.#base, by: this.#by, state })
    if (next.kind === 'on') {
      this.#write(next.change, next.isRestored ? { isRestored: true } : {})
      return
    }
    this.#isDirty = true
    this.#base = next.base
    this.#show({ draft: next.draft, isRestored: true })
    this.#overtake(next.faster)
  }

  #overtake(faster: Faster): void {
    this.#keep()
    const conflict = conflictWith(faster, this.#base, this.#view.draft.content)
    this.#show({ conflict, status: 'still' })
  }

  /** A closed page hears of its save late; the stored draft may be another's by then. */
  #keep(): void {
    if (!this.#isOpen) return
    const isStored = this.#ways.localDraft.put({ ...this.#view.draft, base: this.#base })
    if (isStored !== this.#view.isStored) this.#show({ isStored })
  }

  #show(next: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...next }
    for (const notify of this.#listeners) notify()
  }

  #write(change: Partial<SavedDraft>, also: Partial<DraftView> = {}): void {
    this.#isDirty = true
    this.#show({ draft: { ...this.#view.draft, ...change }, status: 'waits', ...also })
    this.#keep()
    this.#saveIn(PAUSE_MS)
  }

  #saveIn(ms: number): void {
    this.#callOff?.()
    this.#callOff = this.#ways.later(() => void this.flush(), ms)
  }

  async #save(): Promise<void> {
    let sent = this.#view.draft
    while (this.#isDirty && !this.#view.conflict) {
      this.#isDirty = false
      sent = this.#view.draft
      const answer = await this.#ways.save(sent)
      if (answer.kind !== 'saved') {
        this.#isDirty = true
        if (this.#notSaved(answer, sent)) continue
        return
      }
      const draft = { ...this.#view.draft, version: answer.version }
      this.#base = sent.content
      this.#by = this.#me
      this.#show({ draft, state: answer.state, savedAt: answer.at })
      // Keeps later typing, in case the page closes.
      if (this.#isDirty) this.#keep()
    }
    if (this.#isDirty) return
    this.#ways.localDraft.drop(sent)
    if (this.#view.status !== 'still') this.#show({ status: 'saved' })
  }

  /** Returns whether to retry immediately. */
  #notSaved(answer: Exclude<Saved, { kind: 'saved' }>, sent: SavedDraft): boolean {
    if (answer.kind === 'away') {
      this.#unanswered = sent
      this.#show({ status: 'away', why: answer.why, isSignedOut: answer.isSignedOut ?? false })
      this.#saveIn(AGAIN_MS)
      return false
    }
    const { newest, state, theirs } = answer
    // An earlier save arrived without its answer; continue from it.
    const own = this.#unanswered?.version === sent.version ? this.#unanswered.content : undefined
    const isOwn = theirs.length === 0 || (own !== undefined && isSame(own, newest.content))
    if (isOwn) {
      this.#base = newest.content
      this.#by = newest.by
      this.#show({ draft: { ...this.#view.draft, version: newest.version } })
    } else this.#overtake({ newest, state, theirs })
    return isOwn
  }
}

function isSame(one: Content, other: Content): boolean {
  return differences(one, other).length === 0
}

type Found = {
  version: string | null
  base: Content
  sources: SavedDraft['sources']
  by: string | null
  state: DraftState
}

type Resumed =
  | { kind: 'on'; change: Partial<SavedDraft>; isRestored: boolean }
  | { kind: 'overtaken'; draft: SavedDraft; base: Content; faster: Faster }

/** Continues a left draft, or reports a conflict when another editor has saved since. */
function resumed({ base, ...left }: LocalDraft, found: Found): Resumed {
  const { version, sources, by, state } = found
  if (left.version === version) return { kind: 'on', change: left, isRestored: true }
  const newest = { version, content: found.base, sources, by }
  const theirs = differences(left.content, newest.content)
  // The closing page did save it.
  if (theirs.length === 0)
    return { kind: 'on', change: { sources: left.sources }, isRestored: false }
  return { kind: 'overtaken', draft: left, base, faster: { newest, state, theirs } }
}

function conflictWith(faster: Faster, base: Content, mine: Content): Conflict {
  const three = { base, mine, theirs: faster.newest.content }
  return base === undefined
    ? faster
    : { ...faster, both: { ...putTogether(three), ...touched(three) } }
}

/** Undefined when theirs continues unchanged. */
function chosenDraft(
  whose: Whose,
  { newest, both }: Conflict,
  own: { base: Content; draft: SavedDraft },
): SavedDraft | undefined {
  const { version, content: theirs, sources } = newest
  const { base, draft } = own
  if (whose === 'theirs') return undefined
  if (whose === 'mine' || !both) return { ...draft, version }
  // Merge again, because more may have been typed since.
  const { content } = putTogether({ base, mine: draft.content, theirs })
  return { version, content, sources: { ...sources, ...draft.sources } }
}
