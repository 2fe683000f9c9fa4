import { startTransition, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyWithPreload } from '~/design-system/utilities/lazyWithPreload';

function Field() {
  return <input aria-label="Name" />;
}

function Frame({ children }: { children?: ReactNode }) {
  return children;
}

/** Resolves in the next task, when React checks once more before it shows a fallback. */
function resolveInNextTask<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(value);
    port2.postMessage(null);
  });
}

const LateField = lazyWithPreload<object>(() => resolveInNextTask(Field));
const InnerField = lazyWithPreload<object>(() => resolveInNextTask(Field));
const LateFrame = lazyWithPreload<{ children?: ReactNode }>(
  () => new Promise<ComponentType<{ children?: ReactNode }>>((resolve) => setTimeout(resolve, 20, Frame)),
);

function Page() {
  const [shown, setShown] = useState<'nothing' | 'field' | 'frame'>('nothing');
  const [drawn, setDrawn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setShown('field'))}>
        Show the field
      </button>
      <button type="button" onClick={() => setShown('frame')}>
        Show the frame
      </button>
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        Draw again
      </button>
      <Suspense fallback={null}>
        {shown === 'field' ? <LateField /> : null}
        {shown === 'frame' ? (
          <LateFrame>
            <InnerField />
          </LateFrame>
        ) : null}
      </Suspense>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
