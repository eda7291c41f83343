import { deliveryRefusal } from '#app/sources/delivery-refusal.ts'

/** Whether a source of leads sends to this address. */
export function isDelivery(url: string): boolean {
  return /^\/api\/v1\/sources\//i.test(url)
}

/** The JSON of a refusal, as the call at this address answers. */
export function refusalOf(url: string, status: number, message: string) {
  return isDelivery(url)
    ? deliveryRefusal(status, message)
    : { statusCode: String(status), message }
}
