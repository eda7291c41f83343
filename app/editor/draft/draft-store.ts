import type { Sources } from '#app/projects/facts/project-facts.ts'
import { differences, type FieldPath } from '#app/projects/publishing/difference.ts'
import { withMoved, withValue, type Content } from '#app/projects/publishing/edited-content.ts'

import type { DraftState } from './draft-answer.ts'
import type {
  DraftView,
  DraftWays,
  Faster,
  KeptDraft,
  Saved,
  SavedDraft,
  Whose,
} from './draft-view.ts'
import { chosenDraft, overtakenBy, resumed } from './recover-draft.ts'

/** Milliseconds without a letter after which a draft is saved, and after which a server that is away is asked again. */
const PAUSE_MS = 700
const AGAIN_MS = 5000

/** What is found where it is opened, by whom it was made, and the name of who writes on. */
export type FirstDraft = SavedDraft & { by: string | null; me: string; state: DraftState }

/**
 * A listing, or the words of a page, as they are being written: saved by itself when nothing was typed for a moment, kept on the
 * device until it is, and never over what somebody else has saved meanwhile (`overtaken`).
 */
export class DraftStore {
  readonly #ways: DraftWays
  readonly #listeners = new Set<() => void>()
  #view: DraftView
  /** What the version says that the draft is based on, and who made it. */
  #base: Content
  #by: string | null
  /** The name of who writes here. */
  readonly #me: string
  #isDirty = false
  #isOpen = false
  #saving: Promise<void> | undefined
  #callOff: (() => void) | undefined
  /** What was sent and not answered: it may have been saved all the same. */
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
      overtaken: undefined,
      isKept: true,
      isRestored: false,
    }
  }

  readonly view = (): DraftView => this.#view

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell)
    return () => void this.#listeners.delete(tell)
  }

  /** Takes back what the device kept, of each page that is no more, one after the other. */
  async open(): Promise<void> {
    this.#isOpen = true
    this.#ways.kept.open()
    await this.#takeBack()
  }

  readonly change = (path: FieldPath, value: unknown): void =>
    this.#write({ content: withValue(this.#view.draft.content, path, value) })

  readonly move = (path: FieldPath, at: number, by: number): void =>
    this.#write({ content: withMoved(this.#view.draft.content, path, at, by) })

  readonly setSource = (key: string, source: Sources[string]): void =>
    this.#write({ sources: { ...this.#view.draft.sources, [key]: source } })

  /** Saves at once; one at a time, and what is typed meanwhile after it. */
  flush(): Promise<void> {
    this.#callOff?.()
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined
      void this.#takeBack()
    })
    return this.#saving
  }

  /**
   * Saves what is not saved yet, `anew` also where nothing was changed: a version is published once. The
   * version that everything typed is in; undefined where it could not be saved.
   */
  readonly settle = async (anew: boolean): Promise<string | undefined> => {
    if (anew) this.#write({})
    await this.flush()
    return this.#isDirty ? undefined : (this.#view.draft.version ?? undefined)
  }

  readonly choose = (whose: Whose): void => {
    const { overtaken, draft: own } = this.#view
    if (!overtaken) return
    const { newest, state } = overtaken
    const next = chosenDraft(whose, overtaken, { base: this.#base, draft: own })
    this.#base = newest.content
    this.#by = newest.by
    if (next) {
      this.#write(next, { overtaken: undefined })
      return
    }
    this.#isDirty = false
    this.#ways.kept.drop(own)
    const { by: _by, ...draft } = newest
    this.#show({ draft, state, overtaken: undefined, status: 'still', isRestored: false })
    void this.#takeBack()
  }

  close(): void {
    this.#isOpen = false
    this.#callOff?.()
    this.#ways.kept.close()
  }

  /** Where nothing is being written here: else what was left waits until that is saved. */
  async #takeBack(): Promise<void> {
    if (!this.#isFree()) return
    await this.#ways.kept.take((left) => {
      const isFree = this.#isFree()
      if (isFree) this.#adopt(left)
      return isFree
    })
  }

  #isFree(): boolean {
    return this.#isOpen && !this.#isDirty && !this.#saving && !this.#view.overtaken
  }

  #adopt(left: KeptDraft): void {
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

  /** Waits for a choice: both versions stay, the own one on the device. */
  #overtake(faster: Faster): void {
    this.#keep()
    const overtaken = overtakenBy(faster, this.#base, this.#view.draft.content)
    this.#show({ overtaken, status: 'still' })
  }

  /** A page that was left hears of its saving late: what it kept may be another's by then. */
  #keep(): void {
    if (!this.#isOpen) return
    const isKept = this.#ways.kept.put({ ...this.#view.draft, base: this.#base })
    if (isKept !== this.#view.isKept) this.#show({ isKept })
  }

  #show(next: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...next }
    for (const tell of this.#listeners) tell()
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
    while (this.#isDirty && !this.#view.overtaken) {
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
      // What was typed meanwhile goes on from here, whatever becomes of this page.
      if (this.#isDirty) this.#keep()
    }
    if (this.#isDirty) return
    this.#ways.kept.drop(sent)
    if (this.#view.status !== 'still') this.#show({ status: 'saved' })
  }

  /** Says whether it is to be tried again at once. */
  #notSaved(answer: Exclude<Saved, { kind: 'saved' }>, sent: SavedDraft): boolean {
    if (answer.kind === 'away') {
      this.#unanswered = sent
      this.#show({ status: 'away', why: answer.why, isSignedOut: answer.isSignedOut ?? false })
      this.#saveIn(AGAIN_MS)
      return false
    }
    const { newest, state, theirs } = answer
    // What this page sent before came after all, and its answer did not: it goes on from there.
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
