CREATE TABLE "order_work" (
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_work_order_id_step_pk" PRIMARY KEY("order_id","step"),
	CONSTRAINT "order_work_step" CHECK ("order_work"."step" in ('bench','tested','packed'))
);
--> statement-breakpoint
ALTER TABLE "order_work" ADD CONSTRAINT "order_work_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;