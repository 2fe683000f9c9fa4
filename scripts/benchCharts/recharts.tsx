import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { createValues, type ChartBench } from './data';

const root = createRoot(document.getElementById('chart') as HTMLElement);

const bench: ChartBench = {
  draw(count, phase) {
    const violations = createValues(count, phase + 50);
    const data = createValues(count, phase).map((messages, index) => ({
      label: `${index}`,
      messages,
      violations: violations[index],
    }));
    flushSync(() =>
      root.render(
        <ResponsiveContainer width="100%" height={240}>
          <LineChart data={data}>
            <CartesianGrid vertical={false} />
            <XAxis dataKey="label" />
            <YAxis />
            <Tooltip isAnimationActive={false} />
            <Legend />
            <Line dataKey="messages" name="Messages" dot={false} isAnimationActive={false} />
            <Line dataKey="violations" name="Violations" dot={false} isAnimationActive={false} />
          </LineChart>
        </ResponsiveContainer>,
      ),
    );
  },
  clear: () => flushSync(() => root.render(null)),
};

Object.assign(window, { bench });
