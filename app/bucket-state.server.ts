import { z } from 'zod'

import type { BucketState } from './health/judge-listings.ts'
import type { MediaBucket } from './pictures/media-bucket.server.ts'

/** Whether the bucket that servers share answers, and its list of photographs is one that this release reads. */
export async function readBucketState(bucket: MediaBucket | undefined): Promise<BucketState> {
  if (!bucket) return { kind: 'none' }
  try {
    const found = await bucket.readList()
    return { kind: 'read', photographs: found?.list.length ?? 0 }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { kind: 'unreadable' }
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}
