import react from '@vitejs/plugin-react';

/** @param {{ mode: string, isSsrBuild: boolean }} build */
export default ({ mode, isSsrBuild }) => ({
  plugins: [react()],
  define: isSsrBuild ? {} : { 'process.env.NODE_ENV': JSON.stringify(mode) },
  build: isSsrBuild
    ? {}
    : { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'client.tsx' } },
});
