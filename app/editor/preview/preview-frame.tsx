import { ToForm } from '#app/editor/form/form-column.tsx'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import type { PageView } from './use-page-view.ts'

type Props = { address: string; view: PageView }

export function PreviewFrame({ address, view: { isPage, isAlone, preview } }: Props) {
  const { frame } = preview
  return (
    <>
      {isAlone ? null : <ToForm />}
      <div className={isPage ? 'editor-preview editor-preview--open' : 'editor-preview'}>
        <iframe ref={frame} title={texts.previewTitle} src={`${address}/preview`} />
      </div>
    </>
  )
}
