import { z } from 'zod'

import { addressVariables } from './groups/site.ts'
import { backupFaults, backupVariables } from './groups/backup.ts'
import { businessVariables } from './groups/business.ts'
import { enquiryVariables } from './groups/enquiries.ts'
import { databaseVariables, machineFaults, observabilityVariables } from './groups/machine.ts'
import { onwardFaults, onwardVariables } from './groups/notifications.ts'
import { pictureVariables } from './groups/pictures.ts'
import { privacyVariables } from './groups/privacy.ts'
import { serverVariables } from './groups/server.ts'
import { staffVariables } from './groups/staff.ts'

/** In the groups and the order of docs/configuration.md. */
export const variableGroups = {
  Server: serverVariables,
  Database: databaseVariables,
  'Address and proxies': addressVariables,
  'Your business': businessVariables,
  'Sign-in and alerts': staffVariables,
  Notifications: onwardVariables,
  'Enquiries and spam': enquiryVariables,
  'Photos and drawings': pictureVariables,
  Backup: backupVariables,
  'Privacy and retention': privacyVariables,
  Monitoring: observabilityVariables,
}

/** DATABASE_FOLDER is internal: the start sets it to the folder of its own PostgreSQL. */
export const environment = z.object({
  ...serverVariables,
  ...databaseVariables,
  DATABASE_FOLDER: z.string().min(1).optional(),
  ...addressVariables,
  ...businessVariables,
  ...staffVariables,
  ...onwardVariables,
  ...enquiryVariables,
  ...pictureVariables,
  ...backupVariables,
  ...privacyVariables,
  ...observabilityVariables,
})

type Given = z.infer<typeof environment>

/** With the rules between variables. */
export const wholeEnvironment = environment.superRefine((given, context) => {
  const faults = [siteFaults, backupFaults, onwardFaults, machineFaults]
  for (const { name, message } of faults.flatMap((faultsOf) => faultsOf(given)))
    context.addIssue({ code: 'custom', path: [name], message })
})

function siteFaults(given: Given): { name: string; message: string }[] {
  const faults = []
  if (given.PUBLIC_ALIASES.length > 0 && given.PUBLIC_URL === undefined)
    faults.push({ name: 'PUBLIC_ALIASES', message: 'needs PUBLIC_URL' })
  if (given.MEDIA_BUCKET === undefined) return faults
  for (const name of ['MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_SECRET'] as const)
    if (given[name] === undefined) faults.push({ name, message: 'must be set with MEDIA_BUCKET' })
  return faults
}
