type Variables = Record<string, string | undefined>

/** By their names of version 0.1, which work, with a warning, throughout version 1. */
export const settingNames: ReadonlyMap<string, string> = new Map([
  ['ARRIVAL_DAYS', 'FIRST_SOURCE_DAYS'],
  ['ENQUIRY_LEAST_SECONDS', 'ENQUIRY_MIN_SECONDS'],
  ['ENQUIRY_LIMIT_SUSPECT', 'ENQUIRY_LIMIT_SPAM'],
  ['ENQUIRY_SUSPECTS_KEPT', 'SPAM_MAX_STORED'],
  ['ENQUIRY_SUSPECT_POINTS', 'SPAM_SCORE'],
  ['GONE_LEADS_DAYS', 'DELETED_LEADS_DAYS'],
  ['ONWARD_RETRY_SECONDS', 'NOTIFICATION_RETRY_SECONDS'],
  ['OWNER_SECOND_STEP', 'OWNER_TWO_STEP'],
  ['PHOTOGRAPH_MOST_MB', 'PHOTO_MAX_MB'],
  ['REFUSED_LOADS_DAYS', 'CSP_REPORT_DAYS'],
  ['SUSPECT_DAYS', 'SPAM_DAYS'],
])

export function currentName(name: string): string {
  return settingNames.get(name) ?? name
}

/** Adds the variables under their current names; one that is set with its current name stays. */
export function withCurrentNames(variables: Variables): Variables {
  const renamed = earlierNames(variables).flatMap(({ earlier, name }) =>
    variables[name] ? [] : [[name, variables[earlier]]],
  )
  return { ...variables, ...Object.fromEntries(renamed) }
}

/** The variables that are set with an earlier name, also as the name of a file (`…_FILE`). */
export function earlierNames(variables: Variables): { earlier: string; name: string }[] {
  return [...settingNames]
    .flatMap(([earlier, name]) => [
      { earlier, name },
      { earlier: `${earlier}_FILE`, name: `${name}_FILE` },
    ])
    .filter(({ earlier }) => variables[earlier])
}
