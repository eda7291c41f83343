import type { Content } from '#app/publishing/edited-content.ts'
import type { DraftState } from '#app/editor/draft/draft-answer.ts'
import type { Saved, SavedDraft } from '#app/editor/draft/draft-view.ts'
import { differences } from '#app/publishing/difference.ts'

/** What the file says: what a draft differs from. */
export const FILE_CONTENT = { name: 'As filed' }

/** What is known of a draft, as far as the model goes. */
export function stateOf(content: Content): DraftState {
  return {
    differences: differences(FILE_CONTENT, content),
    changes: [],
    isMore: false,
    faults: [],
    isPartSound: true,
  }
}

type Version = { id: string; basedOn: string | null; content: Content; by: string }
type Outcome = 'published' | 'absent' | 'overtaken'

/**
 * What the versions of one project do, in memory: each is based on the last, and one that is named is
 * published. A test holds it to the real one (app/projects/publishing), so that others may ask it 10,000 times.
 */
export class ModelServer {
  readonly versions: Version[] = []
  /** What was shown, in its order. */
  readonly published: { id: string; content: Content }[] = []
  /** Versions that wait for their hour, the earliest first. */
  readonly scheduled: string[] = []
  isOffline = false
  /** Requests that are on their way; of one that arrives the answer may be lost. */
  readonly pending: ((isAnswerLost: boolean) => void)[] = []

  head(): Version | undefined {
    return this.versions.at(-1)
  }

  find(id: string): Version | undefined {
    return this.versions.find((one) => one.id === id)
  }

  save({ version, content }: SavedDraft, by: string): Saved {
    if (this.isOffline) return { kind: 'away' }
    const head = this.head()
    if (head && head.id !== version) {
      const newest = { version: head.id, content: head.content, sources: {}, by: head.by }
      const theirs = differences(content, head.content)
      return { kind: 'overtaken', newest, state: stateOf(head.content), theirs }
    }
    const id = String(this.versions.length + 1)
    this.versions.push({ id, basedOn: version, content, by })
    return { kind: 'saved', version: id, at: '', state: stateOf(content) }
  }

  /** Publishes the version that is named, where it is the newest. */
  publish(id: string): Outcome {
    if (!this.find(id) || this.isPublished(id)) return 'absent'
    if (this.head()?.id !== id) return 'overtaken'
    return this.#show(id)
  }

  /** Names a version that is to be published later; whether it does not wait already. */
  schedule(id: string): boolean {
    if (this.scheduled.includes(id)) return false
    this.scheduled.push(id)
    return true
  }

  /** Calls off the earliest of those that wait; whether there was one. */
  callOff(): boolean {
    return this.scheduled.shift() !== undefined
  }

  /** The hour of the earliest has come: it is published whatever was saved since, unless something newer was. */
  due(): Outcome | undefined {
    const id = this.scheduled.shift()
    if (id === undefined) return undefined
    if (!this.find(id) || this.isPublished(id)) return 'absent'
    if (this.published.some((one) => Number(one.id) > Number(id))) return 'overtaken'
    return this.#show(id)
  }

  /** An earlier version is the newest draft again. */
  restore(id: string, by: string): void {
    const old = this.find(id)
    const head = this.head()
    if (old && head) this.save({ version: head.id, content: old.content, sources: {} }, by)
  }

  isPublished(id: string): boolean {
    return this.published.some((one) => one.id === id)
  }

  #show(id: string): Outcome {
    this.published.push({ id, content: this.find(id)?.content })
    return 'published'
  }
}
