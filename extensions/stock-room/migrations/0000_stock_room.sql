-- older programs: go on
CREATE TABLE "goods_lines" (
	"goods_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"cost_cents" integer,
	"cost_before_cents" integer,
	CONSTRAINT "goods_lines_goods_id_line_no_pk" PRIMARY KEY("goods_id","line_no"),
	CONSTRAINT "goods_lines_quantity" CHECK ("goods_lines"."quantity" between 1 and 99999),
	CONSTRAINT "goods_lines_cost" CHECK ("goods_lines"."cost_cents" between 0 and 9999999)
);
--> statement-breakpoint
CREATE TABLE "goods_received" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"count_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"counted" integer NOT NULL,
	"expected" integer NOT NULL,
	"reason" text,
	"booked" integer,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_count_lines_count_id_product_id_size_pk" PRIMARY KEY("count_id","product_id","size"),
	CONSTRAINT "stock_count_lines_counted" CHECK ("stock_count_lines"."counted" between 0 and 99999),
	CONSTRAINT "stock_count_lines_expected" CHECK ("stock_count_lines"."expected" between 0 and 99999)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shelf" text,
	"booked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_lines" ADD CONSTRAINT "goods_lines_goods_id_goods_received_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods_received"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_lines" ADD CONSTRAINT "goods_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_lines_product" ON "goods_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_received_once" ON "goods_received" USING btree (lower("supplier"),lower("reference"));--> statement-breakpoint
CREATE INDEX "goods_received_created" ON "goods_received" USING btree ("created_at");--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "stock_counts" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('stock_count', 'id', 'id', '', '', '');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "goods_received" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('goods_received', 'id', 'id', '', '', '');
