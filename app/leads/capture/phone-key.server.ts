import { personKeyer } from '#app/leads/privacy/person-key.server.ts'

let making: ReturnType<typeof personKeyer> | undefined

/** The keyed hash by which a phone's enquiries are counted; null where the secret cannot be read. */
export async function phoneKeyOf(phone: string): Promise<string | null> {
  try {
    making ??= personKeyer()
    return (await making)(phone)
  } catch {
    // An enquiry is worth more than its count; the next one reads the secret again.
    making = undefined
    return null
  }
}
