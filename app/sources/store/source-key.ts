import { createHash, randomBytes } from 'node:crypto'

/** 192 bits. Lower case, because the site redirects other paths. */
export function newKey(): string {
  return `lk_${randomBytes(24).toString('hex')}`
}

export function newPublicId(): string {
  return randomBytes(6).toString('hex')
}

export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export const sourcePath = (part: string) => `/api/v1/sources/${part}`
