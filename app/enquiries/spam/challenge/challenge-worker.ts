import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A slower device sends without a solution. */
const TIMEOUT_MS = 20_000

solve().then(postMessage, () => postMessage(undefined))

async function solve() {
  const answer = await fetch('/api/v1/enquiry-puzzles', { method: 'POST' })
  const body: unknown = await answer.json()
  if (!hasChallenge(body)) return undefined
  const { data: challenge } = body
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? { challenge, solution } : undefined
}

function hasChallenge(body: unknown): body is { data: Challenge } {
  if (typeof body !== 'object' || body === null || !('data' in body)) return false
  const { data } = body
  return typeof data === 'object' && data !== null && 'parameters' in data
}
