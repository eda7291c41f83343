import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'

let making: ReturnType<typeof personKeyer> | undefined

/** Keyed hashes for counting; null where the secret cannot be read. */
export async function senderKeys(
  phone: string,
  network: string,
): Promise<{ phoneKey: string | null; networkKey: string | null }> {
  try {
    making ??= personKeyer()
    const keyOf = await making
    return { phoneKey: keyOf(phone), networkKey: keyOf(`network ${network}`) }
  } catch {
    // An enquiry matters more than its count; the next one reads the secret again.
    making = undefined
    return { phoneKey: null, networkKey: null }
  }
}
