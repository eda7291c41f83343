import { fits, type AssignmentRule, type LeadTraits } from './rules/assignment-rule.ts'

/** Somebody of the desk, as the giving out of leads sees them. */
export type DeskPerson = {
  id: string
  name: string
  /** Where they stand in the order; sorts as text and is never another's. */
  place: string
  /** Why they get nothing now, and to which day; absent where they may. `new` has never signed in. */
  away?: { why: 'suspended' | 'new' | 'off' | 'leave'; until: string | undefined }
  /** New leads that they have, and may have at most. */
  open: number
  cap: number
  /** ISO 639-1. */
  languages: readonly string[]
}

/** Rules, people and whose turn was last. Giving a lead changes it, so that the next one is chosen rightly. */
export type TurnTable = {
  rules: readonly AssignmentRule[]
  /** In their order. */
  people: readonly DeskPerson[]
  /** By rule, the place of who had the last turn. */
  turns: Map<number, string>
}

/** `full` waits for room with a rule that fits; `nobody` for somebody who takes leads at all. */
export type Choice =
  | { kind: 'person'; rule: AssignmentRule; person: DeskPerson }
  | { kind: 'full'; rule: AssignmentRule }
  | { kind: 'nobody' }

/**
 * Whose turn it is for a lead: by the first rule that fits and has anybody who is not away. Where they
 * all are full the lead waits for them; where they all are away the next rule decides.
 */
export function chooseByTurn(table: TurnTable, lead: LeadTraits): Choice {
  for (const rule of table.rules) {
    if (!fits(rule, lead)) continue
    const present = peopleOf(table, rule).filter(({ away }) => !away)
    if (present.length === 0) continue
    const person = nextAfter(present.filter(hasRoom), table.turns.get(rule.id))
    return person ? { kind: 'person', rule, person } : { kind: 'full', rule }
  }
  return { kind: 'nobody' }
}

/** The rules by any of which a lead that stays with nobody could be given later, as `choice` was made. */
export function rulesAwaited(
  { rules }: Pick<TurnTable, 'rules'>,
  lead: LeadTraits,
  choice: Choice,
): number[] {
  const last = choice.kind === 'nobody' ? rules.length : rules.indexOf(choice.rule) + 1
  return rules
    .slice(0, last)
    .filter((rule) => fits(rule, lead))
    .map(({ id }) => id)
}

/** Counts the lead and moves the turn. */
export function takeTurn(table: TurnTable, rule: AssignmentRule, person: DeskPerson): void {
  table.turns.set(rule.id, person.place)
  person.open += 1
}

/**
 * To whom an untouched lead is passed on: the next in order after who has it, of the rules that fit, who
 * never had it. It takes nobody's turn: they get it besides.
 */
export function chooseNext(
  table: TurnTable,
  lead: LeadTraits,
  had: ReadonlySet<string>,
  holder: string,
): { rule: AssignmentRule; person: DeskPerson } | undefined {
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

/** Who a rule is for, in their order; who it asks for a language must speak it. */
export function peopleOf(
  { people }: Pick<TurnTable, 'people'>,
  rule: AssignmentRule,
): readonly DeskPerson[] {
  if (!rule.isForAll) return people.filter(({ id }) => rule.people.includes(id))
  const asked = rule.conditions.find(({ kind, isNot }) => kind === 'language' && !isNot)
  if (!asked) return people
  return people.filter(({ languages }) => asked.values.some((value) => languages.includes(value)))
}

export function hasRoom({ open, cap }: DeskPerson): boolean {
  return open < cap
}

/** The next in order after a place, from the first again after the last. */
export function nextAfter(
  people: readonly DeskPerson[],
  place: string | undefined,
): DeskPerson | undefined {
  return people.find((person) => place === undefined || person.place > place) ?? people[0]
}
