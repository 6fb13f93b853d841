'use client';

import {
  EMPTY_TABLE,
  MAX_COLUMNS,
  MAX_ROWS,
  pastedCells,
  readCells,
  withCells,
  type TableCells,
} from '@clinic/cms/text-blocks/table-cells';
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useWords } from '../use-words.ts';

export const TableCellsField: JSONFieldClientComponent = ({ field, path: place, readOnly }) => {
  const { t } = useWords();
  const { disabled, path, setValue, showError, value } = useField<TableCells>({
    potentiallyStalePath: place,
  });
  const table = readCells(value) ?? EMPTY_TABLE;
  const columns = table[0]?.length ?? 1;
  const places = Array.from({ length: columns }, (_, column) => ({
    column,
    key: `column-${column}`,
  }));
  const rows = table.map((cells, row) => ({ cells, row, key: `row-${row}` }));
  const isFixed = readOnly || disabled;
  const without = (row: number, column: number) =>
    table.filter((_, at) => at !== row).map((cells) => cells.filter((_, at) => at !== column));

  function paste(event: React.ClipboardEvent, row: number, column: number) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    setValue(withCells(table, row, column, cells));
  }

  return (
    <div className={`field-type table-cells ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="table-cells__grid" id={`field-${path.replaceAll('.', '__')}`}>
          <table>
            <tbody>
              {rows.map(({ cells, row, key: rowKey }) => (
                <tr key={rowKey}>
                  {places.map(({ column, key }) => (
                    <td key={key}>
                      <input
                        type="text"
                        aria-label={t('tables:cell', { row: row + 1, column: column + 1 })}
                        className={row === 0 ? 'table-cells__head' : undefined}
                        value={cells[column]}
                        readOnly={isFixed}
                        onChange={(event) =>
                          setValue(withCells(table, row, column, [[event.target.value]]))
                        }
                        onPaste={(event) => paste(event, row, column)}
                      />
                    </td>
                  ))}
                  <td>
                    <Remove
                      label={t('tables:removeRow', { row: row + 1 })}
                      isDisabled={isFixed || table.length === 1}
                      onClick={() => setValue(without(row, -1))}
                    />
                  </td>
                </tr>
              ))}
              <tr>
                {places.map(({ column, key }) => (
                  <td key={key}>
                    <Remove
                      label={t('tables:removeColumn', { column: column + 1 })}
                      isDisabled={isFixed || columns === 1}
                      onClick={() => setValue(without(-1, column))}
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <div className="table-cells__add">
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isFixed || table.length >= MAX_ROWS}
            onClick={() => setValue([...table, Array.from({ length: columns }, () => '')])}
          >
            {t('tables:addRow')}
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isFixed || columns >= MAX_COLUMNS}
            onClick={() => setValue(table.map((cells) => [...cells, '']))}
          >
            {t('tables:addColumn')}
          </Button>
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  );
};

type RemoveProps = { label: string; isDisabled: boolean; onClick: () => void };

function Remove({ label, isDisabled, onClick }: RemoveProps) {
  return (
    <button
      type="button"
      className="table-cells__remove"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      ×
    </button>
  );
}
