import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LineChart } from '~/charts';
import '~/design-system/theme/styles';
import { createValues, type ChartBench } from './data';

const root = createRoot(document.getElementById('chart') as HTMLElement);

const bench: ChartBench = {
  draw(count, phase) {
    const points = Array.from({ length: count }, (_, index) => ({ label: `${index}` }));
    flushSync(() =>
      root.render(
        <LineChart
          label="Messages and violations"
          points={points}
          series={[
            { id: 'messages', label: 'Messages', values: createValues(count, phase) },
            { id: 'violations', label: 'Violations', values: createValues(count, phase + 50) },
          ]}
        />,
      ),
    );
  },
  clear: () => flushSync(() => root.render(null)),
};

Object.assign(window, { bench });
