import { z } from 'zod'

import { addressVariables } from './groups/site.ts'
import { backupFaults, backupVariables } from './groups/backup.ts'
import { businessVariables } from './groups/business.ts'
import { enquiryVariables } from './groups/enquiries.ts'
import { databaseVariables, machineFaults, observabilityVariables } from './groups/machine.ts'
import { notificationFaults, notificationVariables } from './groups/notifications.ts'
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
  Notifications: notificationVariables,
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
  ...notificationVariables,
  ...enquiryVariables,
  ...pictureVariables,
  ...backupVariables,
  ...privacyVariables,
  ...observabilityVariables,
})

type Environment = z.infer<typeof environment>

/** With the rules between variables. */
export const wholeEnvironment = environment.superRefine((values, context) => {
  const faults = [siteFaults, backupFaults, notificationFaults, machineFaults]
  for (const { name, message } of faults.flatMap((faultsOf) => faultsOf(values)))
    context.addIssue({ code: 'custom', path: [name], message })
})

function siteFaults(values: Environment): { name: string; message: string }[] {
  const faults = []
  if (values.PUBLIC_ALIASES.length > 0 && values.PUBLIC_URL === undefined)
    faults.push({ name: 'PUBLIC_ALIASES', message: 'needs PUBLIC_URL' })
  if (values.MEDIA_BUCKET === undefined) return faults
  for (const name of ['MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_SECRET'] as const)
    if (values[name] === undefined) faults.push({ name, message: 'must be set with MEDIA_BUCKET' })
  return faults
}
