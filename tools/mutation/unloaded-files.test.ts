import { expect, test } from 'vitest';
import { countUnloadedFiles } from './unloaded-files.ts';

const endOf = (task: object) => {
  const { onTestRunEnd } = countUnloadedFiles;
  void onTestRunEnd?.([{ task }] as unknown as Parameters<typeof onTestRunEnd>[0], [], 'failed');
  return task;
};

test('a file that failed while it was loaded has one test, which failed', () => {
  const result = { state: 'fail', errors: [{ message: 'no such table' }] };
  const file = endOf({ tasks: [], result });
  expect(file).toMatchObject({ tasks: [{ type: 'test', name: 'the file loads', result }] });
});

test.each([
  ['passed', { tasks: ['a test'], result: { state: 'pass' } }],
  ['failed in a test', { tasks: ['a test'], result: { state: 'fail' } }],
])('a file that %s keeps its tests', (_story, file) => {
  expect(endOf({ ...file, tasks: [...file.tasks] })).toEqual(file);
});
