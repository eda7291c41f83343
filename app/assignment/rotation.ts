import { fits, type AssignmentRule, type LeadTraits } from './rules/assignment-rule.ts'

export type Assignee = {
  id: string
  name: string
  /** Sorts as text and is unique. */
  place: string
  /** `until` is the last day of a leave; `new` has never signed in. */
  away?: { why: 'suspended' | 'new' | 'off' | 'leave'; until: string | undefined }
  /** New leads, at most `cap`. */
  open: number
  cap: number
  /** ISO 639-1. */
  languages: readonly string[]
}

/** Assigning a lead changes it, so that the next choice is right. */
export type RotationTable = {
  rules: readonly AssignmentRule[]
  people: readonly Assignee[]
  /** By rule, the `place` of the last agent. */
  lastPlaces: Map<number, string>
}

/** `full` waits for a matching rule's agents, `unassigned` for any agent who takes leads. */
export type Choice =
  | { kind: 'person'; rule: AssignmentRule; person: Assignee }
  | { kind: 'full'; rule: AssignmentRule }
  | { kind: 'unassigned' }

/** By the first matching rule with an agent who is available; full agents make the lead wait. */
export function chooseRoundRobin(table: RotationTable, lead: LeadTraits): Choice {
  for (const rule of table.rules) {
    if (!fits(rule, lead)) continue
    const present = peopleOf(table, rule).filter(({ away }) => !away)
    if (present.length === 0) continue
    const person = nextAfter(present.filter(hasRoom), table.lastPlaces.get(rule.id))
    return person ? { kind: 'person', rule, person } : { kind: 'full', rule }
  }
  return { kind: 'unassigned' }
}

/** Rules that may assign an unassigned lead later. */
export function rulesAwaited(
  { rules }: Pick<RotationTable, 'rules'>,
  lead: LeadTraits,
  choice: Choice,
): number[] {
  const last = choice.kind === 'unassigned' ? rules.length : rules.indexOf(choice.rule) + 1
  return rules
    .slice(0, last)
    .filter((rule) => fits(rule, lead))
    .map(({ id }) => id)
}

export function advanceRotation(
  table: RotationTable,
  rule: AssignmentRule,
  person: Assignee,
): void {
  table.lastPlaces.set(rule.id, person.place)
  person.open += 1
}

/** The next agent of matching rules who never had the lead; uses up no turn. */
export function chooseNext(
  table: RotationTable,
  lead: LeadTraits,
  had: ReadonlySet<string>,
  holder: string,
): { rule: AssignmentRule; person: Assignee } | undefined {
  const from = table.people.find(({ id }) => id === holder)?.place
  for (const rule of table.rules) {
    if (!fits(rule, lead)) continue
    const free = peopleOf(table, rule).filter(
      (person) => !person.away && hasRoom(person) && !had.has(person.id) && person.id !== holder,
    )
    const person = nextAfter(free, from)
    if (person) return { rule, person }
  }
  return undefined
}

/** In order; a language rule needs agents who speak it. */
export function peopleOf(
  { people }: Pick<RotationTable, 'people'>,
  rule: AssignmentRule,
): readonly Assignee[] {
  if (!rule.isForAll) return people.filter(({ id }) => rule.people.includes(id))
  const languageCondition = rule.conditions.find(({ kind, isNot }) => kind === 'language' && !isNot)
  if (!languageCondition) return people
  return people.filter(({ languages }) =>
    languageCondition.values.some((value) => languages.includes(value)),
  )
}

export function hasRoom({ open, cap }: Assignee): boolean {
  return open < cap
}

/** Wraps around. */
export function nextAfter(
  people: readonly Assignee[],
  place: string | undefined,
): Assignee | undefined {
  return people.find((person) => place === undefined || person.place > place) ?? people[0]
}
