import { Button } from "#web/ui/actions/button.tsx";
import { PrintedStrata } from "#web/ui/art/printed-strata.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { LayersMark, Spinner } from "#web/ui/feedback/spinner.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { Sample, SampleSection } from "./sample.tsx";

export function FeedbackSamples() {
  return (
    <SampleSection id="avisos" title={copy.sections.avisos}>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample part="banner">
          <Banner kind="success" className="w-full">
            {copy.success}
          </Banner>
          <Banner kind="info" className="w-full">
            {copy.info}
          </Banner>
          <Banner kind="warning" className="w-full">
            {copy.warning}
          </Banner>
          <Banner kind="error" title={copy.failureTitle} className="w-full">
            {copy.failure}
          </Banner>
        </Sample>
        <div className="grid content-start gap-8">
          <Sample part="spinner">
            <Spinner label={copy.loading} />
            <LayersMark />
          </Sample>
          <Sample part="progress">
            <Progress label={copy.uploading} value={0.6} className="w-full" />
            <Progress label={copy.uploading} value={null} className="w-full" />
          </Sample>
        </div>
      </div>
      <Sample part="load-failure">
        <LoadFailure title={copy.failureTitle} retry={copy.secondary} onRetry={() => undefined}>
          {copy.failure}
        </LoadFailure>
      </Sample>
      <Sample part="printed-strata">
        <PrintedStrata />
      </Sample>
      <Sample part="empty-state">
        <EmptyState
          title={copy.emptyTitle}
          actions={<Button>{copy.secondary}</Button>}
          className="w-full"
        >
          <p>{copy.emptyText}</p>
        </EmptyState>
      </Sample>
    </SampleSection>
  );
}
