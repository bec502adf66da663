/** How many items of how many are deleted. */
export interface DeletionStep {
  done: number;
  of: number;
}

/** Which item is being deleted, where there are several: they are deleted one by one. */
export function DeletionProgress({ step }: { step: DeletionStep | null }) {
  return (
    <p role="status">{step && step.of > 1 && `Deleting item ${step.done + 1} of ${step.of}…`}</p>
  );
}
