type Rows = Record<string, unknown>[]

/** Names of tables and columns before migrations 0058 to 0063: withdrawals that were sealed earlier hold rows with them. */
const TABLES: Readonly<Record<string, string>> = {
  insight_reaches: 'report_progress',
  lead_acceptances: 'spam_approvals',
  person_merges: 'duplicate_links',
  person_splits: 'duplicate_unlinks',
  untouched_leads: 'escalations',
}

const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  leads: {
    suspect: 'spam_reason',
    signs: 'spam_signals',
    given_at: 'assigned_at',
    reach_by: 'preferred_channel',
    reach_when: 'preferred_time',
    name_keys: 'phonetic_keys',
  },
  lead_changes: {
    was: 'old_value',
    became: 'new_value',
    act: 'change_set_id',
    undoes: 'reverts',
  },
  spam_approvals: {
    suspected: 'spam_reason',
    accepted_at: 'approved_at',
    accepted_by: 'approved_by',
  },
  duplicate_links: {
    act: 'change_set_id',
    is_one: 'is_linked',
    other: 'other_phone',
    said_at: 'decided_at',
  },
  duplicate_unlinks: { act: 'change_set_id', is_apart: 'is_unlinked', said_at: 'decided_at' },
  lead_assignments: { given_at: 'assigned_at' },
  escalations: { told_at: 'notified_at' },
  visits: { last_act: 'last_change_set_id', before: 'previous' },
}

/** Rows with the names of today, whatever version sealed them. */
export function withCurrentNames(tables: Readonly<Record<string, Rows>>): Record<string, Rows> {
  return Object.fromEntries(
    Object.entries(tables).map(([earlier, rows]) => {
      const table = TABLES[earlier] ?? earlier
      const columns = COLUMNS[table] ?? {}
      return [table, rows.map((row) => renamed(row, columns))]
    }),
  )
}

function renamed(
  row: Record<string, unknown>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [names[name] ?? name, value]),
  )
}
